import { expect, test } from 'vitest';
import { search } from '#server/routes/search/search.ts';

/** What visitors type of a sign, and the level that the sample gives it (`tests/sample/urgency/signs.ts`). */
const levelOfQuery: readonly (readonly [query: string, level: string])[] = [
  ['double vision', 'emergency'],
  ['seeing double', 'emergency'],
  ['sudden vision loss', 'emergency'],
  ['lost vision in one eye', 'emergency'],
  ['curtain over my vision', 'emergency'],
  ['unequal pupils', 'emergency'],
  ['bleach in my eye', 'emergency'],
  ['hit in the eye', 'emergency'],
  ['slurred speech', 'emergency'],
  ['floaters', 'urgent'],
  ['flashes of light', 'urgent'],
  ['red eye with contact lenses', 'urgent'],
  ['pink eye', 'urgent'],
  ['newborn red eye', 'urgent'],
  ['wavy lines', 'urgent'],
  ['pus', 'urgent'],
  ['stye', 'routine'],
  ['itchy eyes', 'routine'],
  ['broken glasses', 'routine'],
];

test.each(levelOfQuery)('%s is %s', async (query, level) => {
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
  'burning eyes',
])('%s is no sign', async (query) => {
  expect((await search(query)).signs).toEqual([]);
});
