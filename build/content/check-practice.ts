import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError, type ContentProblem } from './content-error.ts';
import { exceptionProblems } from './exceptions.ts';
import { noneOpen } from './none-open.ts';
import type { Named, PracticeFacts } from './read-practice.ts';

/** Names that pages and structured data give to something else than a location. */
const takenNames = ['main', 'menu', 'root', 'practice', 'website', 'team'];

/**
 * Checks what the practice's files say about one another.
 * @param folder where they are, for the messages
 * @throws ContentError listing every contradiction.
 */
export function checkPractice(facts: PracticeFacts, folder: string) {
  const { locations, people, announcement } = facts;
  const known = locations.map(({ slug }) => slug);
  const problems = [
    ...sharedOrders(locations, `${folder}/locations`),
    ...sharedOrders(people, `${folder}/people`),
    ...people.flatMap((person) =>
      unknownPlaces(person.locations, known, `${folder}/people/${person.slug}.yaml`, 'locations'),
    ),
    ...people.flatMap((person) => missingPortrait(person, folder)),
    ...unknownServices(facts.care.equipment, folder),
    ...(announcement.shown
      ? unknownPlaces([announcement.location], known, `${folder}/announcement.yaml`, 'location')
      : []),
    ...locations
      .filter(({ slug }) => takenNames.includes(slug))
      .map(({ slug }) => ({
        file: `${folder}/locations/${slug}.yaml`,
        field: 'the name of the file',
        expected: `another one than ${takenNames.join(', ')}`,
        received: slug,
      })),
    ...exceptionProblems(facts.closures, `${folder}/closures.yaml`),
    ...locations.flatMap((location) =>
      exceptionProblems(location, `${folder}/locations/${location.slug}.yaml`),
    ),
  ];
  problems.push(...noneOpen(locations, `${folder}/locations`));
  if (problems.length > 0) throw new ContentError(problems);
}

function unknownPlaces(
  named: readonly string[],
  known: readonly string[],
  file: string,
  field: string,
): ContentProblem[] {
  return named
    .filter((name) => !known.includes(name))
    .map((received) => ({
      file,
      field,
      expected: `a location: ${known.join(', ')}`,
      received,
    }));
}

function missingPortrait(
  { slug, portrait }: PracticeFacts['people'][number],
  folder: string,
): ContentProblem[] {
  if (!portrait || existsSync(join(folder, '..', 'images', portrait.file))) return [];
  return [
    {
      file: `${folder}/people/${slug}.yaml`,
      field: 'portrait.file',
      expected: 'a file in content/images',
      received: portrait.file,
    },
  ];
}

function unknownServices(
  equipment: PracticeFacts['care']['equipment'],
  folder: string,
): ContentProblem[] {
  return equipment
    .flatMap(({ services }, index) => services.map((service) => ({ service, index })))
    .filter(({ service }) => !existsSync(join(folder, '..', 'services', `${service}.md`)))
    .map(({ service, index }) => ({
      file: `${folder}/care.yaml`,
      field: `equipment.${index}.services`,
      expected: 'a service of content/services',
      received: service,
    }));
}

function sharedOrders(
  records: readonly Named<{ order: number }>[],
  folder: string,
): ContentProblem[] {
  return [...Map.groupBy(records, ({ order }) => order)]
    .filter(([, sharing]) => sharing.length > 1)
    .map(([order, sharing]) => ({
      file: sharing.map(({ slug }) => `${folder}/${slug}.yaml`).join(' and '),
      field: 'order',
      expected: 'a number of its own for each',
      received: `${order} in both`,
    }));
}
