/** The 20-20-20 rule in milliseconds: twenty minutes of screen, then twenty seconds of distance. */
export const screenTime = 20 * 60 * 1000;
export const breakTime = 20 * 1000;

export type Phase = 'screen' | 'break';

interface CyclePosition {
  phase: Phase;
  /** Milliseconds until the other phase begins. */
  left: number;
}

/** Where the cycle stands after so many milliseconds: a computer that slept may have missed whole cycles. */
export function positionAt(elapsed: number): CyclePosition {
  const inCycle = Math.max(elapsed, 0) % (screenTime + breakTime);
  return inCycle < screenTime
    ? { phase: 'screen', left: screenTime - inCycle }
    : { phase: 'break', left: screenTime + breakTime - inCycle };
}

/** Milliseconds as minutes and seconds, `19:05`; a second that has begun counts whole. */
export function formatClock(left: number): string {
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
