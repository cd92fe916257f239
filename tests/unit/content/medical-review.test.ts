import { expect, test } from 'vitest';
import { readEntry } from '#build/content/read-entry.ts';
import { type ReviewedText, reviewOf } from '#domain/articles/medical-review.ts';
import { guideSchema } from '#domain/schema/article.ts';
import { careSchema } from '#domain/schema/care.ts';
import { validGuide, writeEntry } from './entry-files.ts';

const care = careSchema.parse({ reviewer: { name: 'Given Family', degree: 'OD' } });
const reviewed = { by: 'Given Family', on: '2026-05-10' };

test.each([
  ['2026-05-09', '2026-05-10'],
  ['2026-05-10', '2026-05-10'],
  ['2026-05-11', undefined],
])('of a text changed on %s, the page shows the review of %s', (updated, shown) => {
  const guide = readEntry(writeEntry({ ...validGuide, reviewed, updated }), guideSchema);
  expect(reviewOf(guide.record, care)?.date).toBe(shown);
});

test('a review only counts for the current reviewer', () => {
  const text: ReviewedText = { reviewed };
  expect(reviewOf(text, care)).toEqual({ name: 'Given Family', degree: 'OD', date: '2026-05-10' });
  const other = careSchema.parse({ reviewer: { name: 'Other Family', degree: 'MD' } });
  expect(reviewOf(text, other)).toBeUndefined();
  expect(reviewOf(text, careSchema.parse({}))).toBeUndefined();
  expect(reviewOf({}, care)).toBeUndefined();
});
