/** Texts of the timer for the 20-20-20 rule. */
export const breakTimerWords = {
  heading: 'A quiet 20-minute timer',
  start: 'Start timer',
  pause: 'Pause timer',
  resume: 'Resume timer',
  reset: 'Reset timer',
  idle: 'It makes no sound and keeps counting while you use another tab.',
  paused: 'Paused.',
  screen: 'Running. Keep working. This tab’s title tells you when to look up.',
  break: 'Look at something about 20 feet away, and blink softly.',
  tab: (title: string) => `Look up: ${title}`,
};
