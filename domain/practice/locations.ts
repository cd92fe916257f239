import type { PracticeFacts } from '#content-model/facts.ts';
import type { PersonRecord } from '#content-model/schema/care.ts';
import type { LocationRecord } from '#content-model/schema/location.ts';
import { isGiven } from '../core/labels.ts';
import { language, languageName, listed } from '../core/language.ts';

/** A location where patients are seen. It has a phone and coordinates. */
export type OpenLocation = LocationRecord & {
  slug: string;
  phone: string;
  geo: { latitude: number; longitude: number };
  email: string;
  /** Its name, where others are open, too. */
  shownName: string | undefined;
};

/** Returns the open locations in the owner's order. There is at least one: the build refuses content without any. */
export function openLocationsOf(facts: Pick<PracticeFacts, 'locations' | 'practice'>) {
  const open = facts.locations
    .filter(({ status }) => status === 'open')
    .toSorted((one, other) => one.order - other.order)
    .map((location, _index, { length }) => ({
      ...location,
      email: location.email ?? facts.practice.email,
      shownName: length > 1 ? location.name : undefined,
    }));
  return open as [OpenLocation, ...OpenLocation[]];
}

/** Returns the form for one location, for two, and so on. The last form is also for more. */
export function forCount<Form>(locations: number, forms: readonly Form[]): Form {
  return forms[Math.min(locations, forms.length) - 1] as Form;
}

/** Returns the names of some locations, or none if these are all. */
export function namesUnlessAll(
  some: readonly Pick<OpenLocation, 'name'>[],
  all: readonly unknown[],
): string[] {
  return some.length < all.length ? some.map(({ name }) => name) : [];
}

/** Returns the link to the directions to a place in Google Maps. */
export function directionsLink(place: string): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`;
}

/** Formats the address as one line. */
export function formatAddress(address: LocationRecord['address']): string {
  return `${address.street}, ${address.locality}, ${address.region} ${address.postalCode}`;
}

/** Returns what follows the number of a location: its name in parentheses, where others are open, too. */
export function nameAfterNumber({ shownName }: Pick<OpenLocation, 'shownName'>): string {
  return shownName ? ` (${shownName})` : '';
}

/**
 * Returns the words of a link that calls a location, with its name where others are open, too.
 * @param only what an only location is called, such as `the Office`
 */
export function callWords({ shownName = '' }: Pick<OpenLocation, 'shownName'>, only = ''): string {
  return `Call ${shownName || only}`.trimEnd();
}

/** Returns the path of what the site says of a location: the home page, or its place on the contact page. */
export function pathOfLocation({ shownName, slug }: OpenLocation): string {
  return shownName ? `/contact#${slug}` : '';
}

/** Returns where to write: to the only location, or, where several are open, to the practice. */
export function emailOf(
  practice: Pick<OpenLocation, 'email'>,
  [first]: readonly [OpenLocation, ...OpenLocation[]],
): string {
  return first.shownName ? practice.email : first.email;
}

/** Returns the numbers to call, in a sentence: one, or each of several with the name of its location. */
export function listPhones(
  locations: readonly Pick<OpenLocation, 'shownName' | 'phone'>[],
): string {
  const numbers = locations.map((location) => location.phone + nameAfterNumber(location));
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(numbers);
}

export type Person = PersonRecord & { slug: string };

/** Returns a person's name as others write it, with the degree. */
export function nameWithDegree({ name, degree }: Pick<Person, 'name' | 'degree'>): string {
  return isGiven(degree) ? `${name}, ${degree}` : name;
}

/** Returns the lines below the name on a person's card. Locations are named only if others are open, too. */
export function describePerson(person: Person, openLocations: readonly OpenLocation[]): string[] {
  const { role, jobTitle, license, languages, locations } = person;
  const spoken = languages.map(languageName);
  const own = openLocations.filter(({ slug }) => locations.includes(slug));
  const places = namesUnlessAll(own, openLocations);
  return [
    jobTitle ?? role.charAt(0).toUpperCase() + role.slice(1),
    isGiven(license) ? `License: ${license}` : '',
    spoken.length > 0 ? `Speaks ${listed(spoken)}` : '',
    places.length > 0 ? `In ${listed(places)}` : '',
  ].filter(Boolean);
}
