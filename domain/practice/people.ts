import { language } from '../language/language.ts';
import { languageName } from '../language/language-names.ts';
import type { PersonRecord } from '../schema/practice/person.ts';
import { peopleWords } from '../words/practice.ts';
import type { OpenLocation } from './locations.ts';

/** Somebody who works here, with what they are called in addresses. */
export type Person = PersonRecord & { slug: string };

const listFormat = new Intl.ListFormat(language);

/** What a person's card says below the name, line by line: where they work, if that isn't everywhere. */
export function describePerson(person: Person, openLocations: readonly OpenLocation[]): string[] {
  const { license, languages, locations } = person;
  const spoken = languages.map(languageName);
  const places = openLocations.filter(({ slug }) => locations.includes(slug));
  const isElsewhere = places.length < openLocations.length;
  return [
    jobOf(person),
    license ? peopleWords.license(license) : '',
    spoken.length > 0 ? peopleWords.speaks(listFormat.format(spoken)) : '',
    places.length > 0 && isElsewhere
      ? peopleWords.locations(listFormat.format(places.map(({ name }) => name)))
      : '',
  ].filter(Boolean);
}

/** What somebody does here, in the practice's own words or by the role. */
export function jobOf({ role, jobTitle }: Pick<Person, 'role' | 'jobTitle'>): string {
  return jobTitle ?? peopleWords.roles[role];
}

/** A name as it is signed: with the degree, where there is one. */
export function signature({ name, degree }: Pick<Person, 'name' | 'degree'>): string {
  return degree ? `${name}, ${degree}` : name;
}

/** The id of a person's card, and the name of their node in structured data. */
export function personId({ slug }: Pick<Person, 'slug'>): string {
  return `team-${slug}`;
}
