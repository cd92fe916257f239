import type { PracticeFacts } from '../read/practice-schemas.ts';
import type { LocationRecord, PostalAddress } from '../schema/location.ts';

/** A location where patients are seen. It has a phone and coordinates. */
export type OpenLocation = LocationRecord & {
  slug: string;
  phone: string;
  geo: { latitude: number; longitude: number };
  email: string;
};

/**
 * Returns the open locations in the owner's order. There is at least one: the build refuses content without
 * any.
 */
export function openLocationsOf({
  locations,
  practice,
}: Pick<PracticeFacts, 'locations' | 'practice'>): [OpenLocation, ...OpenLocation[]] {
  return locations
    .filter(({ status }) => status === 'open')
    .map((location) => ({ ...location, email: location.email ?? practice.email }))
    .toSorted((one, other) => one.order - other.order) as OpenLocation[] as [
    OpenLocation,
    ...OpenLocation[],
  ];
}

/** Formats the address as one line. */
export function formatAddress(address: PostalAddress): string {
  return `${address.street}, ${address.locality}, ${address.region} ${address.postalCode}`;
}
