import content from 'virtual:content';
import { expect, test } from 'vitest';
import { careSchema } from '#content-model/schema/care.ts';
import { importWith } from '../import-with.ts';

const reviewer = { name: 'Given Family', degree: 'OD' };
const reviewed = { by: 'Given Family', on: '2026-05-10' };

/** Returns the review of a text, at a practice with this reviewer. */
async function reviewBy(
  reviewer: { name: string; degree: string } | undefined,
  text: { reviewed?: typeof reviewed; updated: string },
) {
  const load = () => import('#domain/content.ts');
  const facts = { ...content.facts, care: careSchema.parse({ reviewer }) };
  const { reviewOf } = await importWith(load, 'virtual:content', { facts });
  return reviewOf(text);
}

test.each([
  ['2026-05-10', '2026-05-10'],
  ['2026-05-11', undefined],
])('of a text changed on %s, the page shows the review of %s', async (updated, shown) => {
  expect((await reviewBy(reviewer, { reviewed, updated }))?.date).toBe(shown);
});

test('a review only counts for the current reviewer', async () => {
  const text = { reviewed, updated: reviewed.on };
  expect(await reviewBy(reviewer, text)).toEqual({ ...reviewer, date: '2026-05-10' });
  expect(await reviewBy({ name: 'Other Family', degree: 'MD' }, text)).toBeUndefined();
  expect(await reviewBy(undefined, text)).toBeUndefined();
  expect(await reviewBy(reviewer, { updated: reviewed.on })).toBeUndefined();
});
