import { locations, practice } from '#facts';
import type { LocationRecord, PostalAddress } from './schema/practice/location.ts';
import { setting } from './setting.ts';

export {
  announcement,
  booking,
  care,
  emergencies,
  locations,
  notices,
  people,
  plans,
  practice,
} from '#facts';
export { dialed, phoneLink } from './phone.ts';

/** A place where patients are seen: it has a phone and a position. */
export type OpenLocation = LocationRecord & {
  slug: string;
  phone: string;
  geo: { latitude: number; longitude: number };
  email: string;
};

/** Where the practice is open, in the owner's order. There is at least one. */
export const openLocations = locations
  .filter(({ status }) => status === 'open')
  .map((location) => ({ ...location, email: location.email ?? practice.email }))
  .toSorted((one, other) => one.order - other.order) as OpenLocation[] as [
  OpenLocation,
  ...OpenLocation[],
];

/** The first open location: what stands for the practice where there is room for one. */
export const [office] = openLocations;

/** The address on one line, as on an envelope. */
export function formatAddress(address: PostalAddress): string {
  return `${address.street}, ${address.locality}, ${address.region} ${address.postalCode}`;
}

/** Where a location can be saved as a contact. */
export function cardPath({ slug }: OpenLocation): string {
  return slug === office.slug ? '/contact.vcf' : `/contact-${slug}.vcf`;
}

/** The practice's own pages elsewhere. */
export function profileUrls(): string[] {
  return Object.values(practice.profiles).filter((url) => url !== undefined);
}

/**
 * The origin that absolute URLs start with: `SITE_ORIGIN` where the environment has it, at build
 * and at run time, else the practice's own.
 * @throws TypeError when `SITE_ORIGIN` is not an absolute URL.
 */
export function siteOrigin(): string {
  const configured = setting('SITE_ORIGIN');
  return configured ? new URL(configured).origin : practice.siteOrigin;
}
