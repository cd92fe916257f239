import { expect, test } from 'vitest';
import { visitTimes } from '#domain/hours/visit-times.ts';

test('visitors may ask only for times that the hours have', () => {
  const mornings = { days: ['Monday', 'Sunday'], opens: '09:00', closes: '12:30' } as const;
  const late = { days: ['Friday'], opens: '12:00', closes: '18:00' } as const;
  const saturday = { days: ['Saturday'], opens: '10:00', closes: '14:00' } as const;
  expect(visitTimes([])).toEqual([]);
  expect(visitTimes([saturday])).toHaveLength(1);
  expect(visitTimes([mornings])).toHaveLength(2);
  expect(visitTimes([late, saturday])).toHaveLength(2);
  expect(visitTimes([mornings, late, saturday])).toHaveLength(4);
});
