import { expect, test } from 'vitest';
import { breakTime, formatClock, positionAt, screenTime } from '#components/timer/break-cycle.ts';

test('the cycle begins with twenty minutes of screen time', () => {
  expect(positionAt(0)).toEqual({ phase: 'screen', left: 20 * 60 * 1000 });
  expect(positionAt(screenTime - 1)).toEqual({ phase: 'screen', left: 1 });
});

test('a twenty-second break follows, then screen time again', () => {
  expect(positionAt(screenTime)).toEqual({ phase: 'break', left: breakTime });
  expect(positionAt(screenTime + breakTime - 1)).toEqual({ phase: 'break', left: 1 });
  expect(positionAt(screenTime + breakTime)).toEqual({ phase: 'screen', left: screenTime });
});

test('after a day of sleep, the cycle is where it would have been', () => {
  const day = 24 * 60 * 60 * 1000;
  expect(positionAt(day)).toEqual(positionAt(day % (screenTime + breakTime)));
});

test('a clock that was set back restarts the cycle', () => {
  expect(positionAt(-5000)).toEqual(positionAt(0));
});

test('the countdown shows each second until it has fully passed', () => {
  expect([screenTime, screenTime - 1, 59_001, 59_000, 1, 0].map(formatClock)).toEqual([
    '20:00',
    '20:00',
    '1:00',
    '0:59',
    '0:01',
    '0:00',
  ]);
});
