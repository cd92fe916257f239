import { language, languageName } from '../language.ts';
import type { PersonRecord } from '../schema/care.ts';
import type { OpenLocation } from './locations.ts';

export type Person = PersonRecord & { slug: string };

const listFormat = new Intl.ListFormat(language);

/** Returns the lines below the name on a person's card. Locations are named only if others are open, too. */
export function describePerson(person: Person, openLocations: readonly OpenLocation[]): string[] {
  const { license, languages, locations } = person;
  const spoken = languages.map(languageName);
  const places = openLocations.filter(({ slug }) => locations.includes(slug));
  const isElsewhere = places.length < openLocations.length;
  return [
    jobOf(person),
    license ? `License: ${license}` : '',
    spoken.length > 0 ? `Speaks ${listFormat.format(spoken)}` : '',
    places.length > 0 && isElsewhere
      ? `In ${listFormat.format(places.map(({ name }) => name))}`
      : '',
  ].filter(Boolean);
}

/** Returns a person's job in the practice's own words, or the name of their role. */
export function jobOf({ role, jobTitle }: Pick<Person, 'role' | 'jobTitle'>): string {
  return jobTitle ?? role.charAt(0).toUpperCase() + role.slice(1);
}

/** Returns the id of a person's card, which is also the name of their node in structured data. */
export function personId({ slug }: Pick<Person, 'slug'>): string {
  return `team-${slug}`;
}
