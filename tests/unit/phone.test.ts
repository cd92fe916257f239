import { expect, test } from 'vitest';
import { dialed } from '#domain/practice/locations.ts';

test.each([
  ['(202) 555-0123', '+12025550123'],
  ['1-202-555-0123', '+12025550123'],
  ['+1 202-555-0123', '+12025550123'],
  ['+44 20 7946 0958', '+442079460958'],
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['+49 (0) 30 23125 000', '+493023125000'],
])('%s is dialed as %s', (phone, number) => {
  expect(dialed(phone)).toBe(number);
});
