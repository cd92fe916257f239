import { z } from 'zod';
import { serviceIcons } from '../service-icons.ts';
import { levels } from '../words/urgency.ts';
import {
  image,
  internalPath,
  isoDate,
  keywords,
  metaDescription,
  slug,
  titledText,
} from './shared.ts';
import { sourceIds } from './source.ts';

const question = z.strictObject({
  question: z.string().min(12).max(120).endsWith('?'),
  answer: z.string().min(60).max(600),
});

/** One level of urgency, written as a care card: its signs and what to do. Its heading is the site's own. */
const careCard = z.strictObject({
  level: z.enum(levels),
  signs: z.array(z.string().min(8).max(220)).min(3).max(10),
  advice: z.string().min(20).max(420),
});

/** What can't wait for a list to be read: the one first aid in which seconds count. */
const firstAid = z.strictObject({
  heading: z.string().min(8).max(60),
  steps: z.array(z.string().min(8).max(220)).min(2).max(6),
});

export const serviceSchema = z.strictObject({
  slug,
  /** Position in menus and grids, from 1; no two services share one. */
  order: z.number().int().min(1),
  title: z.string().min(5).max(40),
  tagline: z.string().min(20).max(110),
  /** One sentence for cards and menus. */
  summary: z.string().min(30).max(110),
  /** One sentence of at most ten words for the services panel of the header. */
  shortDescription: z.string().min(10).max(60),
  icon: z.enum(serviceIcons),
  image,
  updated: isoDate,
  keywords,
  description: z.array(z.string().min(120).max(900)).length(3),
  benefits: z.array(titledText).min(5).max(6),
  process: z.array(titledText).min(4).max(6),
  technology: z.strictObject({
    description: z.string().min(60).max(500),
    items: z.array(titledText).min(3).max(6),
  }),
  /** Part of the record; not shown on the page. */
  whyChooseUs: z.array(z.string().min(15).max(160)).min(3).max(6),
  faqs: z.array(question).min(4).max(6),
  /** Above the care cards, with the number of Poison Help. */
  firstAid: firstAid.optional(),
  /** What can't wait, as care cards; only the emergencies page has them. */
  triage: z.array(careCard).length(3).optional(),
  related: z.array(internalPath).min(2).max(6),
  sources: sourceIds.min(2).max(10),
  metaTitle: z.string().min(15).max(60),
  metaDescription,
});

export type ServiceRecord = z.infer<typeof serviceSchema>;
