/** How soon an eye needs help, and where help is while the practice is closed. */
export const emergencyWords = {
  question: 'How soon do you need help?',
  limits:
    'This page can’t tell you what’s wrong, only how soon to get help. Find the line that fits, and do what it says at the top of the list.',
  allSigns: 'See the full list on our eye emergencies page',
  /** Follows the number of the poison centers. */
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
