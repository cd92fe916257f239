import { expect, test } from 'vitest';
import { describeHours } from '#content/hours/week.ts';

const weekdaysUntilThursday = ['Monday', 'Tuesday', 'Wednesday', 'Thursday'] as const;

test('three days or more in a row become a range', () => {
  expect(
    describeHours([
      { days: weekdaysUntilThursday, opens: '09:00', closes: '18:00' },
      { days: ['Friday'], opens: '09:00', closes: '17:00' },
    ]),
  ).toEqual([
    { days: 'Monday - Thursday', times: '9:00 AM - 6:00 PM' },
    { days: 'Friday', times: '9:00 AM - 5:00 PM' },
  ]);
});

test('days that are no row are listed one by one', () => {
  const days = ['Monday', 'Wednesday', 'Friday'] as const;
  expect(describeHours([{ days, opens: '09:00', closes: '17:00' }])).toEqual([
    { days: 'Monday, Wednesday, Friday', times: '9:00 AM - 5:00 PM' },
  ]);
});

test('a row and a day apart from it share a line where their times are equal', () => {
  const days = ['Saturday', 'Monday', 'Tuesday', 'Wednesday'] as const;
  expect(describeHours([{ days, opens: '10:00', closes: '14:00' }])[0]?.days).toBe(
    'Monday - Wednesday, Saturday',
  );
});

test('a day with a break is one line with both times, the earlier first', () => {
  expect(
    describeHours([
      { days: ['Tuesday'], opens: '13:00', closes: '17:00' },
      { days: ['Tuesday'], opens: '08:30', closes: '12:00' },
    ]),
  ).toEqual([{ days: 'Tuesday', times: '8:30 AM - 12:00 PM, 1:00 PM - 5:00 PM' }]);
});
