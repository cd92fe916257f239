import type { PersonLeaf } from 'schema-dts';
import { people } from '../content.ts';
import { webpPath } from '../pictures/find-picture.ts';
import { jobOf, type Person, personId } from '../practice/people.ts';
import { absoluteUrl } from './graph.ts';

/** Returns the people at the location with this slug as `employee`. People without a location work at all of them. */
export function employment(location: string, all: readonly Person[] = people) {
  const here = all.filter(
    ({ locations }) => locations.length === 0 || locations.includes(location),
  );
  return here.length > 0 ? { employee: here.map(personNode) } : {};
}

function personNode(person: Person): PersonLeaf {
  const { name, degree, license, languages, portrait } = person;
  return {
    '@type': 'Person',
    '@id': absoluteUrl(`/#${personId(person)}`),
    name,
    ...(degree && { honorificSuffix: degree }),
    jobTitle: jobOf(person),
    ...(license && {
      hasCredential: {
        '@type': 'EducationalOccupationalCredential',
        credentialCategory: 'license',
        name: license,
      } as const,
    }),
    ...(languages.length > 0 && { knowsLanguage: [...languages] }),
    ...(portrait && { image: absoluteUrl(webpPath(portrait.file)) }),
  };
}
