import { expect, test } from 'vitest';
import { breakTime, formatClock, positionAt, screenTime } from '#components/timer/break-cycle.ts';

test('the cycle begins with twenty minutes of screen', () => {
  expect(positionAt(0)).toEqual({ phase: 'screen', left: 20 * 60 * 1000 });
  expect(positionAt(screenTime - 1)).toEqual({ phase: 'screen', left: 1 });
});

test('twenty seconds of break follow, and then the screen again', () => {
  expect(positionAt(screenTime)).toEqual({ phase: 'break', left: breakTime });
  expect(positionAt(screenTime + breakTime - 1)).toEqual({ phase: 'break', left: 1 });
  expect(positionAt(screenTime + breakTime)).toEqual({ phase: 'screen', left: screenTime });
});

test('a computer that slept for a day finds the cycle where it would be', () => {
  const day = 24 * 60 * 60 * 1000;
  expect(positionAt(day)).toEqual(positionAt(day % (screenTime + breakTime)));
});

test('a clock that was set back counts from the beginning', () => {
  expect(positionAt(-5000)).toEqual(positionAt(0));
});

test('the clock shows a second until it is over', () => {
  expect([screenTime, screenTime - 1, 59_001, 59_000, 1, 0].map(formatClock)).toEqual([
    '20:00',
    '20:00',
    '1:00',
    '0:59',
    '0:01',
    '0:00',
  ]);
});
