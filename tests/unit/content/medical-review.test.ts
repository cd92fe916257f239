import { expect, test } from 'vitest';
import { reviewOf } from '#domain/articles/medical-review.ts';
import { careSchema } from '#domain/schema/care.ts';
import { readGuide } from './changed-content.ts';

const care = careSchema.parse({ reviewer: { name: 'Given Family', degree: 'OD' } });
const reviewed = { by: 'Given Family', on: '2026-05-10' };

test.each([
  ['2026-05-10', '2026-05-10'],
  ['2026-05-11', undefined],
])('of a text changed on %s, the page shows the review of %s', (updated, shown) => {
  expect(reviewOf(readGuide({ reviewed, updated }).record, care)?.date).toBe(shown);
});

test('a review only counts for the current reviewer', () => {
  const text = { reviewed, updated: reviewed.on };
  expect(reviewOf(text, care)).toEqual({ ...care.reviewer, date: '2026-05-10' });
  const other = careSchema.parse({ reviewer: { name: 'Other Family', degree: 'MD' } });
  expect(reviewOf(text, other)).toBeUndefined();
  expect(reviewOf(text, careSchema.parse({}))).toBeUndefined();
  expect(reviewOf({ updated: reviewed.on }, care)).toBeUndefined();
});
