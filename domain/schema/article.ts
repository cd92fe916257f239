import { z } from 'zod';
import { categoryIds } from '../articles/categories.ts';
import { reviewSchema } from './review.ts';
import {
  formerSlugs,
  image,
  keywords,
  metaDescription,
  metaTitle,
  published,
  related,
  slug,
  standfirst,
  textField,
  updated,
} from './shared.ts';
import { readers, signIds } from './signs.ts';
import { sourceIds } from './source.ts';

/** A number worth remembering, set in the margin. */
const fact = z.strictObject({
  figure: textField('Number', [1, 24], 'Such as 3 months'),
  text: textField('What it says', [20, 160]),
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
  formerSlugs,
  title: textField('Title', [10, 70]),
  metaTitle: metaTitle.min(10).optional(),
  metaDescription,
  excerpt: textField('Summary', [60, 180], 'One or two sentences for lists and cards'),
  standfirst: standfirst.min(100).meta({
    description: 'The paragraph below the title: what the reader will know at the end',
  }),
  category: z.enum(categoryIds).meta({ title: 'Category' }),
  image,
  date: published,
  updated,
  keywords,
  author: textField('Author', [3, 60], 'Empty: the practice team').optional(),
  facts: facts.min(1),
  signs: signIds.min(1),
  readers,
  closing: textField(
    'Last words',
    [60, 320],
    'The invitation to call or to book that ends the article',
  ),
  tool: tool.optional().meta({ title: 'Tool', description: 'Something to use while reading' }),
  related: related.min(2).max(4),
  sources: sourceIds.min(3).max(10),
  review: reviewSchema.optional(),
});

/** A post: news of the practice needs no number, no sign and no source. */
export const postSchema = guideSchema.extend({
  facts: facts.default([]),
  signs: signIds.default([]),
  sources: sourceIds.max(10).default([]),
});

/** A guide or a post. */
export type ArticleRecord = z.infer<typeof postSchema>;
