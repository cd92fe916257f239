/** The owner's documents and details on legal pages and in the footer: subject and name. */
export const noticeWords = {
  privacyPractices: { subject: 'Your health records', title: 'Notice of Privacy Practices' },
  nondiscrimination: { subject: 'Equal care', title: 'Nondiscrimination Notice' },
  languageAssistance: { subject: 'Help in your language', title: 'Language Assistance' },
  goodFaithEstimate: { subject: 'What care will cost', title: 'Good Faith Estimate' },
  billingRights: { subject: 'Surprise bills', title: 'Your Rights Against Surprise Bills' },
} as const;
