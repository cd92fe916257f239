/** Texts about hours. */
export const hoursWords = {
  changes: 'Closings and special hours',
  /** The date of the list of closings, where no script updates the list. */
  asOf: (day: string) => `As of ${day}`,
  /** Between the first and the last day, or time, of a range. */
  to: ' - ',
};
