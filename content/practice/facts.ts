import type { PracticeFacts } from '../practice.ts';

/**
 * The facts of the practice, and the only place where they are. Every value here is a sample:
 * replace it with your own. `npm run deploy` refuses to deploy while a sample is left. What each field
 * means is in `content/practice.ts`; `newLocation` and each of `social` may be left out.
 */
export const facts: PracticeFacts = {
  name: 'Alder & Iris Eye Care',
  shortName: 'Alder & Iris',
  team: 'the Alder & Iris practice team',
  phone: { display: '(973) 555-0142', e164: '+19735550142' },
  email: 'hello@alderandiris.example',
  office: {
    street: '100 Boutique Row',
    locality: 'Towaco',
    region: 'NJ',
    postalCode: '07082',
    country: 'US',
  },
  newLocation: {
    street: '200 Gallery Lane',
    locality: 'Montville',
    region: 'NJ',
    postalCode: '07045',
    country: 'US',
  },
  geo: { latitude: 40.9218, longitude: -74.3432 },
  siteOrigin: 'https://www.alderandiris.example',
  social: {
    instagram: 'https://www.instagram.com/alderandiris.example',
    facebook: 'https://www.facebook.com/alderandiris.example',
    twitter: 'https://twitter.com/alderandiris_example',
  },
  reviewProfile:
    'https://www.google.com/maps/search/?api=1&query=Alder+%26+Iris+Eye+Care+Towaco+NJ',
  priceRange: '$$',
  timeZone: 'America/New_York',
  openingHours: [
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'], opens: '09:00', closes: '18:00' },
    { days: ['Friday'], opens: '09:00', closes: '17:00' },
    { days: ['Saturday'], opens: '10:00', closes: '14:00' },
  ],
  // The front desk's hours, in words: change these two together with the hours above.
  officeHours: [{ label: 'Monday - Thursday', hours: '9:00 AM - 5:00 PM' }],
  phoneHours: 'Monday-Friday 9am-5pm',
  owner: {
    practitioners: [],
    licenseLine: '',
    privacyOfficer: '',
    privacyPracticesUrl: '',
    nondiscriminationUrl: '',
    legalEntity: '',
  },
};
