/** What the office has and gives, and who has checked the medical texts. */
export const careWords = {
  equipment: 'At our office',
  recordsHeading: 'Records and prescriptions',
  records: 'Your records',
  prescriptions: 'Your prescription',
  pupillaryDistance: {
    yes: 'We give you your pupillary distance (PD) when you ask for it.',
    no: 'We don’t provide the PD.',
    unknown: '',
  },
  electronic: {
    yes: 'We can send a prescription electronically.',
    no: 'We don’t send prescriptions electronically.',
    unknown: '',
  },
  reviewedBy: (name: string, degree: string) => `Medically reviewed by ${name}, ${degree}, on`,
} as const;
