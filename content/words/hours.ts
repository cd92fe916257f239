/** What the site says about its hours. */
export const hoursWords = {
  exams: 'Exams and boutique, by appointment',
  desk: 'Front desk',
  phone: 'We answer the phone',
  changes: 'Closings and special hours',
  closed: (reason: string) => `Closed (${reason})`,
  changed: (times: string, reason: string) => `${times} (${reason})`,
  /** Between the first and the last day, or time, of a range. */
  to: ' - ',
  /** `Monday-Friday`, `9am-5pm`. */
  briefly: (days: string, times: string) => `${days} ${times}`,
};

/** What the line about the present moment says. Apart from the rest: it travels to the browser. */
export const openNowWords = {
  open: (closes: string) => `Open now until ${closes}.`,
  openOn: (occasion: string, closes: string) => `Open now until ${closes} (${occasion}).`,
  closed: 'Closed now.',
  closedOn: (occasion: string) => `Closed now (${occasion}).`,
  closedFor: (reason: string) => `Closed for ${reason}.`,
  opens: (day: string, time: string) => `Opens ${day} at ${time}.`,
  today: 'today',
  tomorrow: 'tomorrow',
};
