import { expect, test } from 'vitest';
import { median, medians } from '../../../bench/median.ts';

test('the median of an odd number of values is the one in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([7])).toBe(7);
});

test('the median of an even number of values lies between the two in the middle', () => {
  expect(median([10, 1, 4, 2])).toBe(3);
});

test('one run that went astray moves no median', () => {
  expect(median([10, 11, 10, 12, 900])).toBe(11);
});

test('numbers are ordered as numbers', () => {
  expect(median([2, 10, 9])).toBe(9);
});

test('no values have no median', () => {
  expect(() => median([])).toThrow();
});

test('runs have a median for each name, also for one that a run lacks', () => {
  expect(
    medians<'LCP' | 'CLS'>([
      { LCP: 3, CLS: 0 },
      { LCP: 1, CLS: 2 },
      { LCP: 2, CLS: 0 },
    ]),
  ).toEqual({
    LCP: 2,
    CLS: 0,
  });
  expect(medians<string>([{ LCP: 3 }, { LCP: 1, CLS: 2 }])).toEqual({ LCP: 2, CLS: 2 });
});
