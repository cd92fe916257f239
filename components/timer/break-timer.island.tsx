import { Pause, Play, RotateCcw } from 'lucide-react';
import { useRef } from 'react';
import { defineIsland } from '#components/island/define-island.ts';
import { formatClock, type Phase } from './break-cycle.ts';
import { type TimerState, useBreakCycle, useBreakTitle } from './use-break-cycle.ts';

/** A quiet timer for the 20-20-20 rule: it makes no sound, and counts on in a background tab. */
function BreakTimer() {
  const { phase, left, state, run, pause, reset } = useBreakCycle();
  const isRunning = state === 'running';
  const mainButton = useRef<HTMLButtonElement>(null);
  useBreakTitle(isRunning && phase === 'break');
  function startOver() {
    reset();
    // The reset button leaves: the focus must not leave with it.
    mainButton.current?.focus();
  }

  return (
    <section
      aria-labelledby="break-timer"
      className="break-timer needs-script screen-only"
      data-phase={phase}
    >
      <h3 id="break-timer" className="subtitle">
        A quiet 20-minute timer
      </h3>
      <p className="break-clock" role="timer">
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
            Reset timer
          </button>
        )}
      </p>
    </section>
  );
}

const actionNames: Record<TimerState, string> = {
  idle: 'Start timer',
  running: 'Pause timer',
  paused: 'Continue timer',
};

/** What screen readers hear, and only when it changes. */
function describe(state: TimerState, phase: Phase): string {
  if (state === 'idle') return 'It makes no sound and keeps counting while you use another tab.';
  if (state === 'paused') return 'Paused.';
  return phase === 'screen'
    ? 'Running. Work on; this tab’s title changes when it is time to look up.'
    : 'Look at something about 20 feet away, and blink softly.';
}

export default defineIsland('break-timer', BreakTimer);
