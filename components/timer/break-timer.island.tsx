import { Pause, Play, RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { defineIsland } from '#components/island/define-island.ts';

const actionNames: Record<TimerState, string> = {
  idle: 'Start timer',
  running: 'Pause timer',
  paused: 'Resume timer',
};

/** Screen readers announce these when they change. */
const statusTexts = {
  idle: 'It makes no sound and keeps counting while you use another tab.',
  paused: 'Paused.',
  screen: 'Running. Keep working. This tab’s title tells you when to look up.',
  break: 'Look at something about 20 feet away, and blink softly.',
};

/** A silent timer for the 20-20-20 rule that also runs in a background tab. */
function BreakTimer() {
  const { phase, left, state, run, pause, reset } = useBreakCycle();
  const isRunning = state === 'running';
  const mainButton = useRef<HTMLButtonElement>(null);
  useBreakTitle(isRunning && phase === 'break');
  function startOver() {
    reset();
    // The reset button disappears, so the focus has to move.
    mainButton.current?.focus();
  }

  return (
    <section
      aria-labelledby="break-timer"
      className="break-timer grid items-center gap-x-8 gap-y-1 mt-8 mb-12 p-6 bg-white border-t border-gold sm:grid-cols-[1fr_auto] needs-script screen-only"
    >
      <h3 id="break-timer" className="subtitle">
        A quiet 20-minute timer
      </h3>
      <p
        className={`min-w-3.2ch mt-2 font-display font-500 text-2.75rem leading-none [font-variant-numeric:lining-nums_tabular-nums] sm:row-span-2 sm:col-start-2 sm:mt-0 sm:text-right ${phase === 'break' ? 'text-bronze' : ''}`}
        role="timer"
      >
        {formatClock(left)}
      </p>
      {/* It has room for the longest sentence, so that nothing below moves when it changes. */}
      <p role="status" className="min-h-[3lh] color-slate">
        {statusTexts[state === 'running' ? phase : state]}
      </p>
      <p className="flex flex-wrap col-span-full gap-x-6 gap-y-2 mt-3">
        <button
          ref={mainButton}
          type="button"
          className="button-line"
          onClick={isRunning ? pause : run}
        >
          {isRunning ? <Pause size={18} aria-hidden /> : <Play size={18} aria-hidden />}
          {actionNames[state]}
        </button>
        {state !== 'idle' && (
          <button type="button" className="tool" onClick={startOver}>
            <RotateCcw size={18} aria-hidden />
            Reset timer
          </button>
        )}
      </p>
    </section>
  );
}

type TimerState = 'idle' | 'running' | 'paused';

/** Milliseconds between two reads of the clock. */
const lookInterval = 250;

/** Runs the cycle by the wall clock. A background tab, whose timers are throttled, is correct at its next read. */
function useBreakCycle() {
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
function useBreakTitle(isBreak: boolean) {
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
export const screenTime = 20 * 60 * 1000;
export const breakTime = 20 * 1000;

/** Returns the phase of the cycle after this many milliseconds, and those left until the next. A computer that slept may have missed whole cycles. */
export function positionAt(elapsed: number): { phase: 'screen' | 'break'; left: number } {
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

export default defineIsland('break-timer', BreakTimer);
