import { useEffect, useState } from 'react';
import { defineIsland } from '#components/island/define-island.ts';
import { Icon } from '#components/ui/icon.tsx';

const clock =
  'min-w-3.2ch mt-2 display-face text-2.75rem leading-none tabular-nums @sm:grid-area-[span_2/2] @sm:mt-0 @sm:text-right';

/** The 20-20-20 rule in milliseconds: twenty minutes of screen time, then twenty seconds of looking far away. */
const screenTime = 20 * 60 * 1000;
const cycle = screenTime + 20 * 1000;

/** Screen readers announce these when they change. */
const statusTexts = {
  idle: 'It makes no sound and keeps counting while you use another tab.',
  screen: 'Running. Keep working. This tab’s title tells you when to look up.',
  break: 'Look at something about 20 feet away, and blink softly.',
};

/** When the timer was started, if it runs: it goes on if its island is rendered anew. */
let lastStart: number | undefined;

/** A silent timer for the 20-20-20 rule that also runs in a background tab. */
function BreakTimer() {
  const [start, setStart] = useState(lastStart);
  const isRunning = start !== undefined;
  // A computer that slept may have missed whole cycles.
  const inCycle = useElapsed(start) % cycle;
  const isBreak = inCycle >= screenTime;
  const seconds = Math.ceil(((isBreak ? cycle : screenTime) - inCycle) / 1000);
  useBreakTitle(isBreak);

  function toggle() {
    lastStart = isRunning ? undefined : Date.now();
    setStart(lastStart);
  }

  return (
    <section
      aria-labelledby="break-timer"
      className="break-timer grid items-center gap-x-8 gap-y-1 p-6 bg-white border-t border-gold @sm:grid-cols-[1fr_auto]"
    >
      <h3 id="break-timer" className="subtitle">
        A quiet 20-minute timer
      </h3>
      <p className={`${clock} ${isBreak ? 'text-bronze' : ''}`} role="timer">
        {`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}
      </p>
      {/* Room for the longest sentence keeps what is below in place when the status changes. */}
      <p role="status" className="min-h-[3lh] text-slate">
        {isRunning ? statusTexts[isBreak ? 'break' : 'screen'] : statusTexts.idle}
      </p>
      <p className="flex flex-wrap col-span-full gap-x-6 gap-y-2 mt-3">
        <button type="button" className="button-line" onClick={toggle}>
          {isRunning ? <Icon name="square" size={18} /> : <Icon name="play" size={18} />}
          <span>{isRunning ? 'Stop timer' : 'Start timer'}</span>
        </button>
        <span className="hidden failed:inline">
          The timer didn’t load. Please reload the page, or use your phone’s timer.
        </span>
      </p>
    </section>
  );
}

/** Milliseconds between two reads of the clock. */
const lookInterval = 250;

/** Counts by the wall clock, which is right again after a background tab's timers were throttled. */
function useElapsed(start: number | undefined): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (start === undefined) return;
    const timer = setInterval(() => setNow(Date.now()), lookInterval);
    return () => clearInterval(timer);
  }, [start]);
  return start === undefined ? 0 : Math.max(now - start, 0);
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

export default defineIsland('break-timer', BreakTimer);
