import { expect, test } from 'vitest';
import { describeHours, formatTime } from '#content/hours.ts';
import { practice } from '#content/practice.ts';

test('an afternoon time is written on a twelve-hour clock', () => {
  expect(formatTime('18:00')).toBe('6:00 PM');
  expect(formatTime('09:00')).toBe('9:00 AM');
  expect(formatTime('12:30')).toBe('12:30 PM');
});

test('days that share their hours become one line', () => {
  expect(describeHours(practice.openingHours)).toEqual([
    { days: 'Monday - Thursday', times: '9:00 AM - 6:00 PM' },
    { days: 'Friday', times: '9:00 AM - 5:00 PM' },
    { days: 'Saturday', times: '10:00 AM - 2:00 PM' },
  ]);
});
