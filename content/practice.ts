import { facts } from './practice/facts.ts';

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

/** What an owner states in `content/practice/facts.ts`. */
export interface PracticeFacts {
  name: string;
  shortName: string;
  /** Signs the articles that name no author. */
  team: string;
  /** As people read it, and as E.164 for links. */
  phone: { display: string; e164: string };
  email: string;
  office: PostalAddress;
  /** A second office that the home page announces; absent, nothing is announced. */
  newLocation?: PostalAddress;
  geo: { latitude: number; longitude: number };
  /** Where the site is found, without a path. */
  siteOrigin: string;
  /** Profiles that the site links to; those left out are not shown. */
  social: { instagram?: string; facebook?: string; twitter?: string };
  /** The public profile where patients read and leave reviews; the site quotes nobody. */
  reviewProfile: string;
  priceRange: string;
  /** An IANA name; all hours are in it. */
  timeZone: string;
  /** Exams and boutique, by appointment. */
  openingHours: readonly HoursRange[];
  /** The front desk. */
  officeHours: readonly { label: string; hours: string }[];
  phoneHours: string;
  owner: OwnerFacts;
}

export const practice: PracticeFacts = facts;

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
