import { useEffect, useState } from 'react';

export type TimerState = 'idle' | 'running' | 'paused';

/** Milliseconds between two reads of the clock. */
const lookInterval = 250;

/** Runs the cycle by the wall clock. A background tab, whose timers are throttled, is correct at its next read. */
export function useBreakCycle() {
  const [state, setState] = useState<TimerState>('idle');
  /** The start of the cycle as if it had no pauses, and the last read of the clock. */
  const [start, setStart] = useState(0);
  const [now, setNow] = useState(0);
  const elapsed = now - start;

  useEffect(() => {
    if (state !== 'running') return;
    const look = () => setNow(Date.now());
    const timer = setInterval(look, lookInterval);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [state]);

  function run() {
    const time = Date.now();
    setStart(time - elapsed);
    setNow(time);
    setState('running');
  }

  function pause() {
    setNow(Date.now());
    setState('paused');
  }

  function reset() {
    setStart(now);
    setState('idle');
  }

  return { ...positionAt(elapsed), state, run, pause, reset };
}

/** Shows in the tab's title that it is time for a break, the only quiet signal of a background tab. */
export function useBreakTitle(isBreak: boolean) {
  useEffect(() => {
    if (!isBreak) return;
    const title = document.title;
    document.title = `Look up: ${title}`;
    return () => {
      document.title = title;
    };
  }, [isBreak]);
}

/** The 20-20-20 rule in milliseconds: twenty minutes of screen time, then twenty seconds of looking far away. */
const screenTime = 20 * 60 * 1000;
const breakTime = 20 * 1000;

type Phase = 'screen' | 'break';

interface CyclePosition {
  phase: Phase;
  /** Milliseconds until the next phase. */
  left: number;
}

/** Returns the phase of the cycle after this many milliseconds. A computer that slept may have missed whole cycles. */
function positionAt(elapsed: number): CyclePosition {
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
