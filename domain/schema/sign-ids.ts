import { z } from 'zod';
import { hyphenated, isUnique } from './shared.ts';

/** The id of a sign, such as `new-floaters`. */
export const signId = hyphenated('the id of a sign in content/signs.yaml');

/** The ids of the signs on a page, in their order. */
export const signIds = z.array(signId).refine(isUnique, 'each sign once').meta({
  title: 'Signs',
  description: 'Each is listed under its level. A new one can be chosen once the site is built',
  ref: 'signs',
});

/** The signs of a page that isn't about one eye problem: only those of its topic. */
export const fewSignIds = signIds.max(3, 'at most three signs, those of the topic').default([]);

/** Whether a page's signs are written for adults, or for parents about their children. */
export const readers = z
  .enum(['adults', 'parents'])
  .optional()
  .meta({ title: 'Readers', description: 'To parents, the signs speak of “your child”' });

export type Readers = z.infer<typeof readers>;
