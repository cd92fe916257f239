import { Pause, Play, RotateCcw } from 'lucide-react';
import { useRef } from 'react';
import { defineIsland } from '#components/island/define-island.ts';
import { formatClock, type TimerState, useBreakCycle, useBreakTitle } from './use-break-cycle.ts';

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

export default defineIsland('break-timer', BreakTimer);
