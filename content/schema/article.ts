import { z } from 'zod';
import { categoryIds } from '../categories.ts';
import {
  image,
  keywords,
  metaDescription,
  metaTitle,
  published,
  related,
  slug,
  standfirst,
  updated,
} from './shared.ts';
import { sourceIds } from './source.ts';
import { whenToCallSchema } from './when-to-call.ts';

/** A number worth remembering, set in the margin. */
const fact = z.strictObject({
  figure: z.string().min(1).max(24).meta({ title: 'Number', description: 'Such as 3 months' }),
  text: z.string().min(20).max(160).meta({ title: 'What it says' }),
});

const tool = z.strictObject({
  name: z.literal('break-timer').meta({ title: 'Tool' }),
  after: z.string().meta({
    title: 'Below the section',
    description: 'The end of its address, after the #',
  }),
});

const facts = z.array(fact).max(3).meta({
  title: 'Numbers worth remembering',
  description: 'They stand in the margin',
});

/** A guide: it gives advice, says when that isn't enough, and what it rests on. */
export const guideSchema = z.strictObject({
  slug,
  title: z.string().min(10).max(70).meta({ title: 'Title' }),
  metaTitle: metaTitle.min(10).optional(),
  metaDescription,
  excerpt: z.string().min(60).max(180).meta({
    title: 'Summary',
    description: 'One or two sentences for lists and cards',
  }),
  standfirst: standfirst.min(100).meta({
    description: 'The paragraph below the title: what the reader will know at the end',
  }),
  category: z.enum(categoryIds).meta({ title: 'Category' }),
  image,
  date: published,
  updated,
  keywords,
  author: z.string().min(3).max(60).optional().meta({
    title: 'Author',
    description: 'Empty: the practice team',
  }),
  facts: facts.min(1),
  /** Ends the text, on the page and wherever else it stands. */
  whenToCall: whenToCallSchema,
  closing: z.string().min(60).max(320).meta({
    title: 'Last words',
    description: 'The invitation to call or to book that ends the article',
  }),
  tool: tool.optional().meta({ title: 'Tool', description: 'Something to use while reading' }),
  related: related.min(2).max(4),
  sources: sourceIds.min(3).max(10),
});

/** A post: news of the practice needs no number, no sign and no source. */
export const postSchema = guideSchema.extend({
  facts: facts.default([]),
  whenToCall: whenToCallSchema.optional(),
  sources: sourceIds.max(10).default([]),
});

/** A guide or a post. */
export type ArticleRecord = z.infer<typeof postSchema>;
