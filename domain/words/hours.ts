/** Texts about hours. */
export const hoursWords = {
  changes: 'Closings and special hours',
  /** The date of the list of closings, where no script updates the list. */
  asOf: (day: string) => `As of ${day}`,
  closed: (reason: string) => `Closed (${reason})`,
  changed: (times: string, reason: string) => `${times} (${reason})`,
  /** The hours of a day on which only the front desk or the phone is staffed. */
  only: (schedule: string, times: string) => `${schedule} ${times}`,
  /** Between the first and the last day, or time, of a range. */
  to: ' - ',
  /** `Monday-Friday`, `9am-5pm`. */
  briefly: (days: string, times: string) => `${days} ${times}`,
};

/** Texts about what is open now. They are separate because the browser loads them. */
export const openNowWords = {
  exams: 'exams',
  desk: 'front desk',
  and: ' and ',
  until: (what: string, closes: string) => `${what} until ${closes}`,
  open: (what: string, occasion = '') => `Open now: ${what}${occasion && ` (${occasion})`}.`,
  phoneUnanswered: 'The phone isn’t answered now.',
  closed: 'Closed now.',
  closedOn: (occasion: string) => `Closed now (${occasion}).`,
  closedFor: (reason: string) => `Closed for ${reason}.`,
  bothOpen: (day: string, time: string) => `Exams and front desk open ${day} at ${time}.`,
  examsStart: (day: string, time: string) => `Exams start ${day} at ${time}.`,
  deskOpens: (day: string, time: string) => `The front desk opens ${day} at ${time}.`,
  today: 'today',
  tomorrow: 'tomorrow',
};
