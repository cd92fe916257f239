/** How soon a problem usually needs help, the most urgent first. */
export const problemLevels = ['now', 'today', 'soon', 'wait'] as const;

export type ProblemLevel = (typeof problemLevels)[number];

/** What people notice of a problem, in the order of the list. */
export const noticeGroups = ['sees', 'feels', 'looks', 'children'] as const;

/** Texts of the pages about eye problems. */
export const problemWords = {
  /** How soon, beside a problem’s name in a list. */
  levels: {
    now: 'Emergency',
    today: 'Call today',
    soon: 'See us soon',
    wait: 'Can wait',
  },
  /** How soon, on the problem’s own page. */
  usually: {
    now: 'Call 911 or go to the nearest emergency room now',
    today: 'Usually, call us today',
    soon: 'Usually, book a visit soon',
    wait: 'Usually, this can wait for your next visit',
  },
  groups: {
    sees: 'What you see',
    feels: 'What you feel',
    looks: 'How the eye looks',
    children: 'Babies and children',
  },
  all: 'All eye problems',
} as const;
