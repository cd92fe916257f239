import { useEffect, useState } from 'react';
import { breakTimerWords } from '#content/words/break-timer.ts';
import { positionAt } from './break-cycle.ts';

export type TimerState = 'idle' | 'running' | 'paused';

/** Milliseconds between two looks at the clock. */
const lookInterval = 250;

/** The cycle by the wall clock: a tab in the background, whose timers are throttled, is right at its next look. */
export function useBreakCycle() {
  const [state, setState] = useState<TimerState>('idle');
  /** Milliseconds that had passed when the timer last began to run, and the time when it did. */
  const [passed, setPassed] = useState(0);
  const [since, setSince] = useState(0);
  const [now, setNow] = useState(0);
  const elapsed = state === 'running' ? passed + now - since : passed;

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
    const start = Date.now();
    setSince(start);
    setNow(start);
    setState('running');
  }

  function pause() {
    setPassed(passed + Date.now() - since);
    setState('paused');
  }

  function reset() {
    setPassed(0);
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
