import { expect, test } from 'vitest';
import type { WeeklyRange } from '#content-model/schema/location.ts';
import type { Weekday } from '#domain/core/dates.ts';
import { describeHours, describeHoursBriefly, timesToAskFor } from '#domain/hours/week.ts';

const firstFour: Weekday[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday'];

function range(days: Weekday[], opens: string, closes: string): WeeklyRange {
  return { days, opens, closes };
}

test.each<[rule: string, week: WeeklyRange[], lines: string[]]>([
  [
    'three or more consecutive days become a range',
    [range(firstFour, '09:00', '18:00'), range(['Friday'], '09:00', '17:00')],
    ['Monday - Thursday 9:00 AM - 6:00 PM', 'Friday 9:00 AM - 5:00 PM'],
  ],
  [
    'days that aren’t consecutive are listed one by one',
    [range(['Monday', 'Wednesday', 'Friday'], '09:00', '17:00')],
    ['Monday, Wednesday, Friday 9:00 AM - 5:00 PM'],
  ],
  [
    'a range and a separate day share a line when their times are equal',
    [range(['Saturday', 'Monday', 'Tuesday', 'Wednesday'], '10:00', '14:00')],
    ['Monday - Wednesday, Saturday 10:00 AM - 2:00 PM'],
  ],
  [
    'a day with a break is one line with both times, earliest first',
    [range(['Tuesday'], '13:00', '17:00'), range(['Tuesday'], '08:30', '12:00')],
    ['Tuesday 8:30 AM - 12:00 PM, 1:00 PM - 5:00 PM'],
  ],
])('%s', (_rule, week, lines) => {
  expect(describeHours(week).map(({ days, times }) => `${days} ${times}`)).toEqual(lines);
});

test('the brief form fits on one line', () => {
  const week = [range(firstFour, '09:00', '17:00'), range(['Friday'], '08:30', '12:00')];
  expect(describeHoursBriefly(week)).toBe('Monday-Thursday 9am-5pm, Friday 8:30am-12pm');
});

test('visitors may ask only for times that the hours have', () => {
  const mornings = { days: ['Monday', 'Sunday'], opens: '09:00', closes: '12:30' } as const;
  const late = { days: ['Friday'], opens: '12:00', closes: '18:00' } as const;
  const saturday = { days: ['Saturday'], opens: '10:00', closes: '14:00' } as const;
  const timesOf = (...exams: WeeklyRange[]) => timesToAskFor([{ schedules: { exams } }]);
  expect(timesOf()).toEqual([]);
  expect(timesOf(saturday)).toHaveLength(1);
  expect(timesOf(mornings)).toHaveLength(2);
  expect(timesOf(late, saturday)).toHaveLength(2);
  expect(timesOf(mornings, late, saturday)).toHaveLength(4);
});
