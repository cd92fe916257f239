import { z } from 'zod';
import { textField } from '../shared.ts';
import { slot } from './fields.ts';

const category = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by hyphens, such as news')
    .meta({
      title: 'Id',
      description: 'Posts and guides name the category by it, such as news: leave it as it is',
    }),
  title: textField('Title', [3, 40]),
  description: slot('Description', 'One sentence, above the guides of this category'),
});

/** The categories of posts and guides, in the order of lists. */
export const categoriesSchema = z.strictObject({
  categories: z
    .array(category)
    .min(1)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, {
      error: 'an id of its own for each',
    })
    .meta({ title: 'Categories', item: 'category' }),
});

/** A category of posts and guides. */
export type Category = z.infer<typeof category>;
