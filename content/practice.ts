/**
 * The facts of the practice, and the only place where they stand. Every value here is a sample:
 * replace it with your own. `npm run deploy` refuses to deploy while a sample is left.
 */

/** A day of the week as schema.org spells it; the order is that of `Intl` week days from Monday. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

export interface PostalAddress {
  street: string;
  locality: string;
  region: string;
  postalCode: string;
  country: string;
}

/** Days that share opening times, in 24-hour `HH:MM` of the practice's own time zone. */
export interface HoursRange {
  days: readonly Weekday[];
  opens: string;
  closes: string;
}

export interface Practitioner {
  name: string;
  credentials: string;
}

/** What only the owner can supply. An empty value leaves its place on the page out. */
export interface OwnerFacts {
  /** Named with the team on the home page. */
  practitioners: readonly Practitioner[];
  /** As the state wants it in advertisements, with name and number. */
  licenseLine: string;
  /** Whom to ask about health records. */
  privacyOfficer: string;
  /** Addresses of the notices that the law wants on the site, absolute or of this site. */
  privacyPracticesUrl: string;
  nondiscriminationUrl: string;
  /** The company or person that runs the practice. */
  legalEntity: string;
}

const weekdaysUntilThursday = ['Monday', 'Tuesday', 'Wednesday', 'Thursday'] as const;

export const practice = {
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
  } satisfies PostalAddress,
  newLocation: {
    street: '200 Gallery Lane',
    locality: 'Montville',
    region: 'NJ',
    postalCode: '07045',
    country: 'US',
  } satisfies PostalAddress,
  geo: { latitude: 40.9218, longitude: -74.3432 },
  siteOrigin: 'https://www.alderandiris.example',
  social: {
    instagram: 'https://www.instagram.com/alderandiris.example',
    facebook: 'https://www.facebook.com/alderandiris.example',
    twitter: 'https://twitter.com/alderandiris_example',
  },
  /** The public profile where patients read and leave reviews; the site quotes nobody. */
  reviewProfile:
    'https://www.google.com/maps/search/?api=1&query=Alder+%26+Iris+Eye+Care+Towaco+NJ',
  priceRange: '$$',
  timeZone: 'America/New_York',
  /** Exams and boutique, by appointment. */
  openingHours: [
    { days: weekdaysUntilThursday, opens: '09:00', closes: '18:00' },
    { days: ['Friday'], opens: '09:00', closes: '17:00' },
    { days: ['Saturday'], opens: '10:00', closes: '14:00' },
  ] satisfies HoursRange[],
  /** The front desk. */
  officeHours: [{ label: 'Monday - Thursday', hours: '9:00 AM - 5:00 PM' }],
  phoneHours: 'Monday-Friday 9am-5pm',
  owner: {
    practitioners: [],
    licenseLine: '',
    privacyOfficer: '',
    privacyPracticesUrl: '',
    nondiscriminationUrl: '',
    legalEntity: '',
  } as OwnerFacts,
} as const;

/** The address on one line, as on an envelope. */
export function formatAddress(address: PostalAddress): string {
  return `${address.street}, ${address.locality}, ${address.region} ${address.postalCode}`;
}

/**
 * The origin that absolute URLs start with: `SITE_ORIGIN` where the environment has it, at build
 * and at run time, else the practice's own.
 * @throws TypeError when `SITE_ORIGIN` is not an absolute URL.
 */
export function siteOrigin(): string {
  const configured = globalThis.process?.env?.['SITE_ORIGIN'];
  return configured ? new URL(configured).origin : practice.siteOrigin;
}
