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
  locations,
  notices,
  plans,
  practice,
} from 'virtual:facts';
export { formatAddress, type OpenLocation } from './locations.ts';
export { dialed, phoneLink } from './phone.ts';

/** Where the practice is open, in the owner's order. */
export const openLocations = openLocationsOf({ locations, practice });

/** The first open location: what stands for the practice where there is room for one. */
export const [mainLocation] = openLocations;

/** Who works here, in the owner's order. */
export const people: readonly Person[] = unordered.toSorted(
  (one, other) => one.order - other.order,
);

/** What the owner has said of the subjects that patients ask about. */
export const patientAnswers = { plans, care, booking, notices, locations: openLocations };

/** Where a location can be saved as a contact. */
export function cardPath({ slug }: OpenLocation): string {
  return slug === mainLocation.slug ? '/contact.vcf' : `/contact-${slug}.vcf`;
}

/** The practice's own pages elsewhere. */
export function profileUrls(): string[] {
  return Object.values(practice.profiles).filter((url) => url !== undefined);
}

/** The origin that absolute URLs start with. */
export function siteOrigin(): string {
  return siteOriginOf(practice);
}
