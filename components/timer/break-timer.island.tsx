import { Pause, Play, RotateCcw } from 'lucide-react';
import { useRef } from 'react';
import { defineIsland } from '#components/island/define-island.ts';
import { breakTimerWords } from '#domain/words/break-timer.ts';
import { formatClock, type Phase } from './break-cycle.ts';
import { type TimerState, useBreakCycle, useBreakTitle } from './use-break-cycle.ts';

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
      data-phase={phase}
    >
      <h3 id="break-timer" className="subtitle">
        {breakTimerWords.heading}
      </h3>
      <p
        className="break-clock mt-2 sm:row-span-2 sm:col-start-2 sm:mt-0 sm:text-right"
        role="timer"
      >
        {formatClock(left)}
      </p>
      <p role="status" className="break-status">
        {describe(state, phase)}
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
            {breakTimerWords.reset}
          </button>
        )}
      </p>
    </section>
  );
}

const actionNames: Record<TimerState, string> = {
  idle: breakTimerWords.start,
  running: breakTimerWords.pause,
  paused: breakTimerWords.resume,
};

/** Returns the text for screen readers, announced only when it changes. */
function describe(state: TimerState, phase: Phase): string {
  return breakTimerWords[state === 'running' ? phase : state];
}

export default defineIsland('break-timer', BreakTimer);
