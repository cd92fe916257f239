import {
  booking,
  care,
  locations,
  notices,
  plans,
  practice,
  people as unordered,
} from 'virtual:facts';
import { type OpenLocation, openLocationsOf } from './locations.ts';
import type { Person } from './people.ts';
import { siteOriginOf } from './site-origin.ts';

export {
  announcement,
  booking,
  care,
  emergencies,
  frames,
  locations,
  notices,
  plans,
  practice,
} from 'virtual:facts';
export { formatAddress, type OpenLocation } from './locations.ts';
export { dialed, phoneLink } from './phone.ts';

/** The open locations, in the owner's order. */
export const openLocations = openLocationsOf({ locations, practice });

/** The first open location. It represents the practice where only one fits. */
export const [mainLocation] = openLocations;

/** The people who work here, in the owner's order. */
export const people: readonly Person[] = unordered.toSorted(
  (one, other) => one.order - other.order,
);

/** The owner's answers on the topics of the pages for patients. */
export const patientAnswers = { plans, care, booking, notices, locations: openLocations };

/** Returns the path of a location's contact card. */
export function cardPath({ slug }: OpenLocation): string {
  return slug === mainLocation.slug ? '/contact.vcf' : `/contact-${slug}.vcf`;
}

/** The practice's profiles on other sites. */
export function profileUrls(): string[] {
  return Object.values(practice.profiles).filter((url) => url !== undefined);
}

/** The origin that absolute URLs start with. */
export function siteOrigin(): string {
  return siteOriginOf(practice);
}
