import { expect, test } from 'vitest';
import {
  breakTime,
  formatClock,
  positionAt,
  screenTime,
} from '#components/timer/break-timer.island.tsx';

const day = 24 * 60 * 60 * 1000;

test.each([
  [0, 'screen', 20 * 60 * 1000],
  [screenTime - 1, 'screen', 1],
  [screenTime, 'break', 20 * 1000],
  [screenTime + breakTime - 1, 'break', 1],
  [screenTime + breakTime, 'screen', screenTime],
  // After a day of sleep, the cycle is where it would have been.
  [day, 'screen', 200_000],
  // A clock that was set back restarts the cycle.
  [-5000, 'screen', screenTime],
])('%d ms after its start, the cycle is at the %s with %d ms left', (elapsed, phase, left) => {
  expect(positionAt(elapsed)).toEqual({ phase, left });
});

test('the countdown shows each second until it has fully passed', () => {
  const shown = [screenTime, screenTime - 1, 59_001, 59_000, 1, 0].map(formatClock);
  expect(shown).toEqual(['20:00', '20:00', '1:00', '0:59', '0:01', '0:00']);
});
