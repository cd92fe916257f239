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
  const things = entries.map(({ path, entry: { file } }) => ({ file, value: path }));
  return shared(things, 'slug', 'an address of its own for each');
}

/** Checks that no two entries of a folder share a position, which would list them in random order. */
export function orders(content: Content): ContentProblem[] {
  const things = [
    ...content.entries.map(({ entry: { file, record } }) => ({ file, value: record.order })),
    ...placesAndPeople(content).map(({ file, order }) => ({ file, value: order })),
  ];
  const folders = Map.groupBy(things, ({ file }) => file.replace(/[^/]*$/, ''));
  return [...folders.values()].flatMap((folder) =>
    shared(folder, 'order', 'a number of its own for each'),
  );
}

/** Checks that no two entries share a description, which search results show. */
export function descriptions({ entries }: Content): ContentProblem[] {
  const things = entries.map(({ entry: { file, record } }) => {
    return { file, value: record.metaDescription };
  });
  return shared(things, 'metaDescription', 'a description of its own for each');
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
  return placesAndPeople(content).flatMap(({ file, slug }) =>
    problemsWith(file, 'the name of the file', expected, [slug], isRight),
  );
}

function placesAndPeople(content: Content) {
  const { locations, people } = content.facts;
  return Object.entries({ locations, people }).flatMap(([kind, records]) =>
    records.map(({ slug, order }) => ({ file: practiceFile(content, kind, slug), slug, order })),
  );
}

/** Returns a problem for each value that several files have. Files without a value share none. */
function shared(
  things: readonly { file: string; value: string | number | undefined }[],
  field: string,
  expected: string,
): ContentProblem[] {
  return [...Map.groupBy(things, ({ value }) => value)]
    .filter(([value, sharing]) => value && sharing.length > 1)
    .map(([value, sharing]) => {
      const file = sharing.map((thing) => thing.file).join(' and ');
      return { file, field, expected, received: `${value} in both` };
    });
}
