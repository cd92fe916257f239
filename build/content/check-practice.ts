import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { missingPicture, sharedOrders } from './check-references.ts';
import { ContentError, type ContentProblem, problemsWith } from './content-error.ts';
import { exceptionProblems, noneOpen } from './practice-problems.ts';
import type { PracticeFacts } from './read-practice.ts';

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
  const fileOf = (kind: string, slug: string) => `${folder}/${kind}/${slug}.yaml`;
  const locations = facts.locations.map((one) => ({ ...one, file: fileOf('locations', one.slug) }));
  const people = facts.people.map((one) => ({ ...one, file: fileOf('people', one.slug) }));
  const problems = [
    ...sharedOrders([...locations, ...people]),
    ...people.flatMap(({ file, locations: own, portrait }) => [
      ...unknownPlaces(file, 'locations', own, facts),
      ...missingPicture(file, 'portrait.file', portrait, contentFolder),
    ]),
    ...unknownServices(`${folder}/care.yaml`, care, contentFolder),
    ...(announcement.shown
      ? unknownPlaces(`${folder}/announcement.yaml`, 'location', [announcement.location], facts)
      : []),
    ...locations.flatMap((location) => [
      ...takenName(location.file, location.slug),
      ...exceptionProblems(location, location.file),
    ]),
    ...exceptionProblems(closures, `${folder}/closures.yaml`),
    ...noneOpen(locations, `${folder}/locations`),
  ];
  if (problems.length > 0) throw new ContentError(problems);
}

function unknownPlaces(
  file: string,
  field: string,
  named: readonly string[],
  { locations }: PracticeFacts,
): ContentProblem[] {
  const known = locations.map(({ slug }) => slug);
  const expected = `a location: ${known.join(', ')}`;
  return problemsWith(file, field, expected, named, (name) => known.includes(name));
}

function unknownServices(
  file: string,
  { equipment }: PracticeFacts['care'],
  contentFolder: string,
) {
  const expected = 'a service of content/services';
  const isService = (name: string) => existsSync(join(contentFolder, 'services', `${name}.md`));
  return equipment.flatMap(({ services }, index) =>
    problemsWith(file, `equipment.${index}.services`, expected, services, isService),
  );
}

function takenName(file: string, slug: string): ContentProblem[] {
  const expected = `another one than ${takenNames.join(', ')}`;
  const isFree = (name: string) => !takenNames.includes(name);
  return problemsWith(file, 'the name of the file', expected, [slug], isFree);
}
