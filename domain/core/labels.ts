import { plural } from './language.ts';

/** The notice in the footer of every page, and in every other format. */
export const generalNotice = 'This is general information, not an exam. Emergency? Call 911.';

export const bookingWords = {
  onlineHeading: 'Online',
  newPatientForms: 'Forms for new patients',
  portal: 'Patient portal',
  cancellation: 'Can’t make it?',
};

export const hoursWords = {
  changes: 'Closings and special hours',
  /** The date of the list of closings, where no script updates the list. */
  asOf: (day: string) => `As of ${day}`,
  /** Separates the first and the last day, or time, of a range. */
  to: ' - ',
};

export const locationWords = {
  address: 'Address',
  phone: 'Phone',
  email: 'Email',
  write: 'Send an Email',
};

/** The owner's documents and details on legal pages and in the footer: subject and name. */
export const noticeWords = {
  privacyPractices: { subject: 'Your health records', title: 'Notice of Privacy Practices' },
  nondiscrimination: { subject: 'Equal care', title: 'Nondiscrimination Notice' },
  languageAssistance: { subject: 'Help in your language', title: 'Language Assistance' },
  goodFaithEstimate: { subject: 'What care will cost', title: 'Good Faith Estimate' },
  billingRights: { subject: 'Surprise bills', title: 'Your Rights Against Surprise Bills' },
} as const;

export const patientWords = { heading: 'For patients' };

export const searchWords = {
  found: (count: number, query: string) => {
    const results = plural(count, { one: '1 result', other: `${count || 'No'} results` });
    const letters = Array.from(query);
    const shown = letters.length > 80 ? `${letters.slice(0, 80).join('').trim()}…` : query;
    return `${results} for “${shown}”`;
  },
};

/**
 * Returns whether somebody has this license or degree. An owner writes “no license” or “no degree” of a person who has
 * none.
 */
export function isGiven(answer = ''): boolean {
  return answer !== '' && !/^no (?:license|degree)$/i.test(answer);
}
