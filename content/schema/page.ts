import { z } from 'zod';
import { isoDate, keywords, metaDescription, slug, titledText } from './shared.ts';

const sectionText = z.strictObject({
  eyebrow: z.string().min(3).max(40).optional(),
  heading: z.string().min(3).max(70),
  paragraphs: z.array(z.string().min(20).max(500)).max(4),
  items: z.array(titledText).max(8).optional(),
  /** What the section's button says. */
  action: z.string().min(4).max(40).optional(),
});

/** The words of a page that is no entry itself: the home page, an index, a list. */
export const pageSchema = z.strictObject({
  slug,
  metaDescription,
  eyebrow: z.string().min(3).max(40).optional(),
  heading: z.string().min(3).max(70),
  standfirst: z.string().min(40).max(320),
  updated: isoDate,
  keywords,
  sections: z.record(slug, sectionText).default({}),
});

export type PageRecord = z.infer<typeof pageSchema>;
export type SectionText = z.infer<typeof sectionText>;
