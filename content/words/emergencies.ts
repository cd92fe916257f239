/** How soon an eye needs help, and where help is while the practice is closed. */
export const emergencyWords = {
  question: 'How soon do you need help?',
  limits: 'This page can’t assess you. If you’re not sure, call us and we’ll help you decide.',
  call911: 'Call 911',
  call: (phone: string) => `Call ${phone}`,
  callNow: (phone: string) => `Call Now: ${phone}`,
  afterHours: 'After hours',
  emergencyRoom: 'Nearest emergency room',
  eyeDoctor: {
    yes: 'An eye doctor is there at all hours.',
    no: 'An eye doctor is not there at all hours.',
    unknown: '',
  },
} as const;
