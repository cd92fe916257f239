import { type ContentProblem, problemsWith } from '../content-error.ts';
import { type Content, practiceFile } from './content.ts';

/** The legal texts that every page links to. */
const legalPaths = ['/privacy', '/terms', '/accessibility'];

/** Reserved names: pages and structured data use them as IDs of something else. */
const takenNames = ['main', 'menu', 'root', 'practice', 'website', 'team'];

/**
 * Checks that no two entries share an address: the entries of `patients`, `legal` and `pages` are all at the top
 * level of the site.
 */
export function addresses({ entries }: Content): ContentProblem[] {
  return [...Map.groupBy(entries, ({ path }) => path)].flatMap(([path, sharing]) => {
    const files = sharing.map(({ entry }) => entry);
    return sharedBy(files, 'slug', 'an address of its own for each', path);
  });
}

/** Checks that no two entries of a folder share a position, which would list them in random order. */
export function orders(content: Content): ContentProblem[] {
  const { locations, people } = content.facts;
  const things = [
    ...content.entries.map(({ entry: { file, record } }) => ({ file, order: record.order })),
    ...Object.entries({ locations, people }).flatMap(([kind, records]) =>
      records.map(({ slug, order }) => ({ file: practiceFile(content, kind, slug), order })),
    ),
  ].filter(({ order }) => order);
  const places = Map.groupBy(
    things,
    ({ file, order }) => `${order} in ${file.replace(/[^/]*$/, '')}`,
  );
  return [...places.values()].flatMap((sharing) =>
    sharedBy(sharing, 'order', 'a number of its own for each', sharing[0]?.order),
  );
}

/** Checks that no two entries share a description, which search results show. */
export function descriptions({ entries }: Content): ContentProblem[] {
  const described = entries
    .map(({ entry: { file, record } }) => ({ file, text: record.metaDescription }))
    .filter(({ text }) => text);
  return [...Map.groupBy(described, ({ text }) => text)].flatMap(([text, sharing]) =>
    sharedBy(sharing, 'metaDescription', 'a description of its own for each', text),
  );
}

/** Checks that the legal texts exist, because the footer of every page links them. */
export function legalTexts({ entries, folder }: Content): ContentProblem[] {
  const paths = new Set(entries.map(({ path }) => path));
  return legalPaths
    .filter((path) => !paths.has(path))
    .map((path) => ({
      file: `${folder}/legal${path}.md`,
      field: 'the file',
      expected: 'a legal text that every page links to',
      received: 'no file',
    }));
}

/** Checks the file names of locations and people. They become element ids and the names of contact cards. */
export function locationNames(content: Content): ContentProblem[] {
  const expected = `lower-case words joined by hyphens, and none of ${takenNames.join(', ')}`;
  const isRight = (name: string) =>
    /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) && !takenNames.includes(name);
  return Object.entries({
    locations: content.facts.locations,
    people: content.facts.people,
  }).flatMap(([kind, records]) =>
    records.flatMap(({ slug }) =>
      problemsWith(
        practiceFile(content, kind, slug),
        'the name of the file',
        expected,
        [slug],
        isRight,
      ),
    ),
  );
}

function sharedBy(
  things: readonly { file: string }[],
  field: string,
  expected: string,
  value: string | number | undefined,
): ContentProblem[] {
  if (things.length < 2) return [];
  const file = things.map((thing) => thing.file).join(' and ');
  return [{ file, field, expected, received: `${value} in both` }];
}
