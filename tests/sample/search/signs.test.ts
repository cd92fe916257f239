import { expect, test } from 'vitest';
import { search } from '#server/routes/search/search.ts';

/** Queries about signs, and the level of each in the sample. */
const levelOfQuery: readonly (readonly [query: string, level: string])[] = [
  ['double vision', 'now'],
  ['seeing double', 'now'],
  ['sudden vision loss', 'now'],
  ['lost vision in one eye', 'now'],
  ['curtain over my vision', 'now'],
  ['unequal pupils', 'now'],
  ['bleach in my eye', 'now'],
  ['hit in the eye', 'now'],
  ['slurred speech', 'now'],
  ['floaters', 'today'],
  ['flashes of light', 'today'],
  ['red eye with contact lenses', 'today'],
  ['pink eye', 'soon'],
  ['newborn red eye', 'now'],
  ['wavy lines', 'today'],
  ['pus', 'today'],
  ['stye', 'soon'],
  ['itchy eyes', 'soon'],
  ['broken glasses', 'soon'],
  ['burning eyes', 'soon'],
];

test.each(levelOfQuery)('“%s” finds a sign of level %s', async (query, level) => {
  expect((await search(query)).signs[0]?.level).toBe(level);
});

test.each([
  'contact lenses',
  'contact lens solution',
  'designer frames',
  'kids glasses',
  'eye exam cost',
  'saturday hours',
  'insurance',
  'headache after screen time',
  'oct scan',
])('“%s” finds no sign', async (query) => {
  expect((await search(query)).signs).toEqual([]);
});
