import type { PracticeFacts } from '../read/practice-schemas.ts';
import type { LocationRecord, PostalAddress } from '../schema/practice/location.ts';

/** A place where patients are seen: it has a phone and a position. */
export type OpenLocation = LocationRecord & {
  slug: string;
  phone: string;
  geo: { latitude: number; longitude: number };
  email: string;
};

/** Where a practice is open, in the owner's order. There is at least one: the build refuses none. */
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

/** The address on one line, as on an envelope. */
export function formatAddress(address: PostalAddress): string {
  return `${address.street}, ${address.locality}, ${address.region} ${address.postalCode}`;
}
