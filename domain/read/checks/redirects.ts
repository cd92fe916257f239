import { pathOf } from '../collection-schemas.ts';
import type { ContentProblem } from '../content-error.ts';
import { withoutFragment } from '../redirects.ts';
import type { Content } from './content.ts';

interface FormerAddress {
  file: string;
  field: string;
  /** The address as written, and the path that it means. */
  received: string;
  path: string;
}

/** Checks that no page uses a former address, and that no former address redirects to two pages. */
export function formerAddresses(content: Content): ContentProblem[] {
  const paths = new Set(content.entries.map(({ path }) => path));
  return [...Map.groupBy(addressesIn(content), ({ path }) => path)].flatMap(([path, same]) =>
    same
      .filter((_, index) => paths.has(path) || index > 0)
      .map(({ file, field, received }) => {
        const expected = paths.has(path)
          ? 'an address that no page has now'
          : 'a former address that no other entry has';
        return { file, field, expected, received };
      }),
  );
}

/** Checks that former addresses redirect only to pages of this site. */
export function redirectTargets({ facts, entries, folder }: Content): ContentProblem[] {
  const paths = new Set(entries.map(({ path }) => path));
  return facts.redirects.redirects.flatMap(({ to }, index) => {
    if (to === undefined || paths.has(withoutFragment(to))) return [];
    return {
      file: `${folder}/practice/redirects.yaml`,
      field: `redirects.${index}.to`,
      expected: 'the path of an existing page',
      received: to,
    };
  });
}

function addressesIn({ facts, entries, folder }: Content): FormerAddress[] {
  const renamed = entries.flatMap(({ collection, entry: { file, record } }) =>
    (record.formerSlugs ?? []).map((slug) => {
      return { file, field: 'formerSlugs', received: slug, path: pathOf(collection, slug) };
    }),
  );
  const gone = facts.redirects.redirects.map(({ from }, index) => {
    const file = `${folder}/practice/redirects.yaml`;
    return { file, field: `redirects.${index}.from`, received: from, path: from };
  });
  return [...renamed, ...gone];
}
