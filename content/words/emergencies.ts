/** How soon an eye needs help, and where help is while the practice is closed. */
export const emergencyWords = {
  question: 'How soon do you need help?',
  limits: 'This page can’t assess you.',
  /** Follows the number of the poison centers. */
  freeAtAnyHour: ', free, day and night',
  not911:
    'For sudden loss of vision, a serious injury, or any other sign in the first list, call 911, not us.',
  second: 'A sign in the second list?',
  whichNumber: 'Which number to call',
  call911: 'Call 911',
  callNow: (phone: string) => `Call Now: ${phone}`,
  afterHours: 'After hours',
  emergencyRoom: 'Nearest emergency room',
  eyeDoctor: {
    yes: 'An eye doctor is there at all hours.',
    no: 'An eye doctor is not there at all hours.',
    unknown: '',
  },
} as const;
