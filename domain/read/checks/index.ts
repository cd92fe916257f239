import type { Sources } from '../../schema/shared.ts';
import { pathOf } from '../collection-schemas.ts';
import type { ContentProblem } from '../content-error.ts';
import type { AddressedEntry } from '../parse-entry.ts';
import type { PracticeFacts } from '../practice-schemas.ts';
import { contrast } from './contrast.ts';
import { wrongNames } from './references.ts';
import { aliases, signLimits } from './signs.ts';

/** The whole content. Each file is valid on its own. */
export interface Content {
  facts: PracticeFacts;
  entries: readonly AddressedEntry[];
  sources: Sources;
  /** The content folder, as messages name it. */
  folder: string;
  /** Returns whether a file exists, by its path in the content folder. */
  hasFile: (path: string) => boolean;
}

/** Returns what only the whole content can tell: names of what doesn't exist, and rules about several files. */
export function problemsIn(content: Content): ContentProblem[] {
  const checks = [contrast, wrongNames, addresses, signLimits, aliases, missingTexts];
  return checks.flatMap((check) => check(content));
}

/** Checks that each address, now or formerly, is that of one page: many collections are at the site's top level. */
function addresses({ facts, entries, folder }: Content): ContentProblem[] {
  const all = [
    ...entries.map(({ path, file }) => ({ file, field: 'slug', path })),
    ...entries.flatMap(({ collection, file, record }) =>
      (record.formerSlugs ?? []).map((slug) => {
        return { file, field: 'formerSlugs', path: pathOf(collection, slug) };
      }),
    ),
    ...facts.redirects.redirects.map(({ from: path }, index) => {
      return { file: `${folder}/practice/redirects.yaml`, field: `redirects.${index}.from`, path };
    }),
  ];
  return [...Map.groupBy(all, ({ path }) => path)].flatMap(([received, [first, ...others]]) => {
    const expected = `an address of its own: this is one of ${first?.file}`;
    return others.map(({ file, field }) => ({ file, field, expected, received }));
  });
}

/** The legal texts that every page links to. */
const legalPaths = ['/privacy', '/terms', '/accessibility'];

function missingTexts({ entries, folder }: Content): ContentProblem[] {
  const lost = legalPaths.filter((path) => !entries.some((entry) => entry.path === path));
  const silent = entries.filter(({ collection, body }) => {
    return (collection === 'posts' || collection === 'guides') && body.words === 0;
  });
  return [
    ...lost.map((path) => ({
      file: `${folder}/legal${path}.md`,
      field: 'the file',
      expected: 'a legal text that every page links to',
      received: 'no file',
    })),
    ...silent.map(({ file }) => ({ file, field: 'body', expected: 'a text', received: 'nothing' })),
  ];
}
