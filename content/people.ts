import { language } from './language.ts';
import { languageName } from './language-names.ts';
import { openLocations, people as unordered } from './practice.ts';
import type { PersonRecord } from './schema/practice/person.ts';
import { peopleWords } from './words/people.ts';

/** Somebody who works here, with what they are called in addresses. */
export type Person = PersonRecord & { slug: string };

/** Who works here, in the owner's order. */
export const people: readonly Person[] = unordered.toSorted(
  (one, other) => one.order - other.order,
);

const listFormat = new Intl.ListFormat(language);

/** What a person's card says below the name, line by line. */
export function describePerson({ role, license, languages, locations }: Person): string[] {
  const spoken = languages.map(languageName);
  const places = openLocations.filter(({ slug }) => locations.includes(slug));
  const isElsewhere = places.length < openLocations.length;
  return [
    peopleWords.roles[role],
    peopleWords.license(license),
    spoken.length > 0 ? peopleWords.speaks(listFormat.format(spoken)) : '',
    places.length > 0 && isElsewhere
      ? peopleWords.locations(listFormat.format(places.map(({ name }) => name)))
      : '',
  ].filter(Boolean);
}

/** A name as it is signed: with the degree, where there is one. */
export function signature({ name, degree }: Pick<Person, 'name' | 'degree'>): string {
  return degree ? `${name}, ${degree}` : name;
}

/** The id of a person's card, and the name of their node in structured data. */
export function personId({ slug }: Pick<Person, 'slug'>): string {
  return `team-${slug}`;
}
