/** The 20-20-20 rule in milliseconds: twenty minutes of screen time, then twenty seconds of looking far away. */
export const screenTime = 20 * 60 * 1000;
export const breakTime = 20 * 1000;

type Phase = 'screen' | 'break';

interface CyclePosition {
  phase: Phase;
  /** Milliseconds until the next phase. */
  left: number;
}

/** Returns the phase of the cycle after this many milliseconds. A computer that slept may have missed whole cycles. */
export function positionAt(elapsed: number): CyclePosition {
  const inCycle = Math.max(elapsed, 0) % (screenTime + breakTime);
  return inCycle < screenTime
    ? { phase: 'screen', left: screenTime - inCycle }
    : { phase: 'break', left: screenTime + breakTime - inCycle };
}

/** Formats milliseconds as minutes and seconds, `19:05`, rounded up to a second. */
export function formatClock(left: number): string {
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
