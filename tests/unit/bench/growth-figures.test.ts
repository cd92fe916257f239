import { expect, test } from 'vitest';
import { readGrowth } from '../../../bench/growth-figures.ts';

test('each number of guides has a row, and so has what they grow by', () => {
  const sizes = [
    { guides: 1000, buildSeconds: 9 },
    { guides: 5000, buildSeconds: 40 },
  ];
  expect(readGrowth({ sizes, millisecondsPerPage: 7.8 })).toEqual({
    growth: {
      '1000 guides': { buildSeconds: 9 },
      '5000 guides': { buildSeconds: 40 },
      slope: { millisecondsPerPage: 7.8 },
    },
  });
});
