import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { missingPicture, sharedOrders } from './check-references.ts';
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
  const { announcement, care, closures } = facts;
  const contentFolder = join(folder, '..');
  const locations = facts.locations.map(inFolder(`${folder}/locations`));
  const people = facts.people.map(inFolder(`${folder}/people`));
  const known = locations.map(({ slug }) => slug);
  const problems = [
    ...sharedOrders(locations),
    ...sharedOrders(people),
    ...people.flatMap((person) => [
      ...unknownPlaces(person.locations, known, person.file, 'locations'),
      ...missingPicture(person.file, 'portrait.file', person.portrait, contentFolder),
    ]),
    ...unknownServices(care.equipment, `${folder}/care.yaml`, contentFolder),
    ...(announcement.shown
      ? unknownPlaces([announcement.location], known, `${folder}/announcement.yaml`, 'location')
      : []),
    ...locations
      .filter(({ slug }) => takenNames.includes(slug))
      .map(({ slug, file }) => ({
        file,
        field: 'the name of the file',
        expected: `another one than ${takenNames.join(', ')}`,
        received: slug,
      })),
    ...exceptionProblems(closures, `${folder}/closures.yaml`),
    ...locations.flatMap((location) => exceptionProblems(location, location.file)),
    ...noneOpen(locations, `${folder}/locations`),
  ];
  if (problems.length > 0) throw new ContentError(problems);
}

function inFolder(folder: string) {
  return <RecordType>(record: Named<RecordType>) => ({
    ...record,
    file: `${folder}/${record.slug}.yaml`,
  });
}

function unknownPlaces(
  named: readonly string[],
  known: readonly string[],
  file: string,
  field: string,
): ContentProblem[] {
  return named
    .filter((name) => !known.includes(name))
    .map((received) => ({ file, field, expected: `a location: ${known.join(', ')}`, received }));
}

function unknownServices(
  equipment: PracticeFacts['care']['equipment'],
  file: string,
  contentFolder: string,
): ContentProblem[] {
  return equipment.flatMap(({ services }, index) =>
    services
      .filter((service) => !existsSync(join(contentFolder, 'services', `${service}.md`)))
      .map((received) => ({
        file,
        field: `equipment.${index}.services`,
        expected: 'a service of content/services',
        received,
      })),
  );
}
