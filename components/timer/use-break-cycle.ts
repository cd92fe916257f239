import { useEffect, useState } from 'react';
import { breakTimerWords } from '#domain/words/break-timer.ts';
import { positionAt } from './break-cycle.ts';

export type TimerState = 'idle' | 'running' | 'paused';

/** Milliseconds between two looks at the clock. */
const lookInterval = 250;

/** The cycle by the wall clock: a tab in the background, whose timers are throttled, is right at its next look. */
export function useBreakCycle() {
  const [state, setState] = useState<TimerState>('idle');
  /** When the cycle would have begun without its pauses, and the last look at the clock. */
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

/** Says in the tab's title that it is time for a break: all that a background tab can show quietly. */
export function useBreakTitle(isBreak: boolean) {
  useEffect(() => {
    if (!isBreak) return;
    const title = document.title;
    document.title = breakTimerWords.tab(title);
    return () => {
      document.title = title;
    };
  }, [isBreak]);
}
