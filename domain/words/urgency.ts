/** How soon a sign needs help, the most urgent first. */
export const levels = ['now', 'today', 'soon'] as const;

export type Level = (typeof levels)[number];

/** The action of each level, complete without its color. Its signs follow as whole sentences. */
export const levelHeadings: Record<Level, string> = {
  now: 'Call 911 or go to the nearest emergency room if:',
  today: 'Call us today if:',
  soon: 'Book a visit soon if:',
};

/** Above the lists of signs of a page. */
export const getHelpHeading = 'When to get help';
export const getHelpAnchor = 'when-to-get-help';

/** What to do about a sign of the level `today` while the practice is closed, with or without an after-hours line. */
export const whenClosedWords = {
  line: 'If we’re closed, call our after-hours line: {phone}. If nobody answers within {minutes} minutes, go to an emergency room.',
  emergencyRoom: 'If we’re closed or don’t answer, go to an emergency room the same day.',
} as const;

/** The heading of the level `today` in a text about the hours in which the practice is closed. */
export const closedHeadings = {
  line: 'Call our after-hours line, {phone}, if:',
  emergencyRoom: 'Go to an emergency room the same day if:',
} as const;

/** Below the signs of the level `today`. */
export const callAt = 'Our number is {phone}.';

/** Which of two lists counts. */
export const tieBreak = 'If you can’t decide between two lists, use the more urgent one.';

/** The poison centers of the United States: one number, free, at any hour. */
export const poisonHelp = { text: 'Poison Help: 1-800-222-1222', href: 'tel:+18002221222' };
