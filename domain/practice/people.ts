import { language, languageName } from '../language.ts';
import type { PersonRecord } from '../schema/care.ts';
import type { OpenLocation } from './locations.ts';

export type Person = PersonRecord & { slug: string };

const listFormat = new Intl.ListFormat(language);

/** Returns the lines below the name on a person's card. Locations are named only if others are open, too. */
export function describePerson(person: Person, openLocations: readonly OpenLocation[]): string[] {
  const { role, jobTitle, license, languages, locations } = person;
  const spoken = languages.map(languageName);
  const places = openLocations.filter(({ slug }) => locations.includes(slug));
  const isElsewhere = places.length < openLocations.length;
  return [
    jobTitle ?? role.charAt(0).toUpperCase() + role.slice(1),
    license ? `License: ${license}` : '',
    spoken.length > 0 ? `Speaks ${listFormat.format(spoken)}` : '',
    places.length > 0 && isElsewhere
      ? `In ${listFormat.format(places.map(({ name }) => name))}`
      : '',
  ].filter(Boolean);
}
