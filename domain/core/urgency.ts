/** Levels of a sign by how soon it needs help, the most urgent first. */
export const levels = ['now', 'call', 'today', 'soon'] as const;

export type Level = (typeof levels)[number];

/** Rules for a sign of the level `today` while the practice is closed. */
export const closedRules = ['emergency-room', 'morning'] as const;

export const getHelpHeading = 'When to get help';
export const getHelpAnchor = 'when-to-get-help';

/** The ID of the first aid at the top of the emergencies page, to which a row may send its readers. */
export const firstAidAnchor = 'first-aid';

/** The poison centers of the United States: one number, free, at all hours. */
export const poisonHelp = {
  name: 'Poison Help',
  number: '1-800-222-1222',
};

/** Words of links for visitors whose eyes trouble them. */
export const eyeTroubleWords = {
  emergency: 'Eye emergency?',
  find: 'Find it by what you notice',
  allSigns: 'All signs',
};

/** Words of the page about emergencies, and of links to it. */
export const emergencyWords = {
  question: 'What happened?',
  which: 'Which of these is it?',
  choose: 'Choose',
  notQuite: 'Not quite this?',
  interpreters: '911 and Poison Help have interpreters at any hour.',
  call911: 'Call 911',
};

/** Levels of a problem by how soon it usually needs help, the most urgent first. */
export const problemLevels = ['now', 'today', 'soon', 'wait'] as const;

export type ProblemLevel = (typeof problemLevels)[number];

/** Groups of problems by what people notice, in the order of the list. */
export const noticeGroups = ['sees', 'feels', 'looks', 'children'] as const;

export const problemWords = {
  /** The level, beside a problem’s name in a list. */
  levels: {
    now: 'Emergency',
    today: 'Call today',
    soon: 'See us soon',
    wait: 'Can wait',
  },
  /** The level, on the problem’s own page, below what is more urgent. */
  lines: {
    now: 'Call 911 or go to the nearest emergency room now',
    today: 'Call us today.',
    soon: 'None of these? Book a visit soon.',
    wait: 'None of these? It can wait for your next visit.',
  },
  groups: {
    sees: 'What you see',
    feels: 'What you feel',
    looks: 'How the eye looks',
    children: 'Babies and children',
  },
  all: 'All eye problems',
} as const;
