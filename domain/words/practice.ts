/** The name of the list of pages for patients, and the heading of the owner's answers. */
export const patientWords = {
  heading: 'For patients',
  facts: 'At our practice',
};

/** Texts around names on the team's cards. */
export const peopleWords = {
  list: 'The team, by name',
  roles: {
    optometrist: 'Optometrist',
    ophthalmologist: 'Ophthalmologist',
    optician: 'Optician',
    'contact lens fitter': 'Contact lens fitter',
    technician: 'Technician',
    'front desk': 'Front desk',
    'office manager': 'Office manager',
    other: '',
  },
  license: (license: string) => `License: ${license}`,
  speaks: (languages: string) => `Speaks ${languages}`,
  locations: (places: string) => `In ${places}`,
} as const;

/** Insurance and payment, on the contact page. */
export const planWords = {
  heading: 'Insurance and payment',
  kinds: {
    vision: 'Vision plans',
    medical: 'Medical insurance',
    Medicare: 'Medicare',
    Medicaid: 'Medicaid',
  },
  outOfNetwork: 'If your plan isn’t listed',
  fees: 'What we charge',
  payment: 'Ways to pay',
  payments: {
    card: 'Credit and debit cards',
    check: 'Checks',
    cash: 'Cash',
    HSA: 'Health savings account (HSA)',
    FSA: 'Flexible spending account (FSA)',
    financing: 'Financing',
  },
  interpreter: 'Interpreters',
} as const;

/** The office's equipment and services, and the reviewer of the medical texts. */
export const careWords = {
  equipment: 'At our office',
  /** Below the heading of the instruments, if the owner named none. */
  commonInstruments: 'Common instruments. Ask which ones we have.',
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
