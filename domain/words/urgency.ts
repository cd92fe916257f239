/** How soon a sign needs help, the most urgent first. */
export const levels = ['now', 'call', 'today', 'soon'] as const;

export type Level = (typeof levels)[number];

/** What to do about a sign of the level `today` while the practice is closed. */
export const closedRules = ['emergency-room', 'morning'] as const;

export type ClosedRule = (typeof closedRules)[number];

/**
 * The action of each level, understandable without its color. Its signs follow as sentences. Signs of the level
 * `call` begin with whom to call.
 */
export const levelHeadings: Record<Level, string> = {
  now: 'Call 911 or go to the nearest emergency room:',
  call: 'Call now, day or night:',
  today: 'Call us today:',
  soon: 'Book a visit soon:',
};

/** An answer that warns of a level has one of its words. */
export const wordsOfLevel: Record<Level, readonly string[]> = {
  now: ['911', 'now'],
  call: ['911', 'now'],
  today: ['today'],
  soon: [],
};

/** The heading above a page's lists of signs. */
export const getHelpHeading = 'When to get help';
export const getHelpAnchor = 'when-to-get-help';

/** What to do about a sign of the level `today` while the practice is closed. */
export const whenClosedWords: Record<ClosedRule, string> = {
  'emergency-room':
    'If we’re closed or don’t answer, don’t wait until we open: go to an emergency room.',
  morning:
    'If we’re closed, it can wait until we open, within a day. If it gets worse, go to an emergency room.',
};

/** The same for a practice with an after-hours line. */
export const whenClosedWithLine: Record<ClosedRule, string> = {
  'emergency-room':
    'If we’re closed, call our after-hours line: {phone}. If nobody answers within {minutes} minutes, go to an emergency room.',
  morning:
    'If we’re closed, it can wait until we open, within a day. If it gets worse, call our after-hours line: {phone}.',
};

/** Which of two lists applies. */
export const tieBreak = 'If you can’t decide between two lists, use the more urgent one.';

/** The poison centers of the United States: one number, free, at all hours. */
export const poisonHelp = {
  text: 'Poison Help: 1-800-222-1222',
  number: '1-800-222-1222',
  href: 'tel:+18002221222',
};

/** How soon an eye needs help, and where to get it while the practice is closed. */
/** Where other pages send visitors whose eyes trouble them. */
export const eyeTroubleWords = {
  wrong: 'Something wrong with your eye?',
  find: 'Find it by what you notice',
  emergency: 'Eye emergency?',
  whatNow: 'What to do now',
  allSigns: 'All signs',
};

export const emergencyWords = {
  question: 'How soon do you need help?',
  limits:
    'This page can’t tell you what’s wrong, only how soon to get help. Find the line that fits, and do what it says at the top of the list.',
  /** Text after the number of the poison centers. */
  freeAtAnyHour: ', free, day and night',
  not911:
    'If you suddenly can’t see, have a serious injury, or find any sign in the 911 list. Don’t call us first.',
  second: 'Urgent, but not 911?',
  whichNumber: 'Which number to call',
  call911: 'Call 911',
  callNow: (phone: string) => `Call Now: ${phone}`,
  afterHours: 'After hours',
  emergencyRoom: 'Nearest emergency room',
  eyeDoctor: {
    yes: 'An eye doctor is always there.',
    no: 'An eye doctor isn’t always there.',
    unknown: '',
  },
} as const;
