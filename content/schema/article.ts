import { z } from 'zod';
import { categoryIds } from '../categories.ts';
import { image, internalPath, isoDate, keywords, metaDescription, slug } from './shared.ts';
import { sourceIds } from './source.ts';
import { whenToCallSchema } from './when-to-call.ts';

/** A number worth remembering, set in the margin. */
const fact = z.strictObject({
  figure: z.string().min(1).max(24),
  text: z.string().min(20).max(160),
});

/** A guide or a post. */
export const articleSchema = z.strictObject({
  slug,
  title: z.string().min(10).max(70),
  /** The title for search results, where `title` is longer than they show. */
  metaTitle: z.string().min(10).max(60).optional(),
  metaDescription,
  /** One or two sentences for lists and cards. */
  excerpt: z.string().min(60).max(180),
  /** The paragraph below the title that says what the reader will know at the end. */
  standfirst: z.string().min(100).max(320),
  category: z.enum(categoryIds),
  image,
  date: isoDate,
  updated: isoDate,
  keywords,
  /** Absent: the practice team. */
  author: z.string().min(3).max(60).optional(),
  facts: z.array(fact).min(1).max(3),
  /** Ends the text, on the page and wherever else it stands. */
  whenToCall: whenToCallSchema,
  /** The invitation to contact or schedule that ends every article. */
  closing: z.string().min(60).max(320),
  /** Something to use while reading, below one of the text's sections: that section's id. */
  tool: z.strictObject({ name: z.literal('break-timer'), after: z.string() }).optional(),
  related: z.array(internalPath).min(2).max(4),
  sources: sourceIds.min(3).max(10),
});

export type ArticleRecord = z.infer<typeof articleSchema>;
