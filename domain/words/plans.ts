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
