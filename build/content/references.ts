import type { AnyRecord } from './collection-schemas.ts';
import { type ContentProblem, problemsWith } from './content-error.ts';
import type { Entry } from './parse-entry.ts';

/**
 * What an entry says of other pages, of its own sections and of sources, and is not so.
 * @param paths of all pages
 * @param sources by their ids
 */
export function referenceProblems(
  { file, record, body }: Entry<AnyRecord>,
  paths: ReadonlySet<string>,
  sources: object,
): ContentProblem[] {
  const { related = [], tool } = record;
  const { links, sections } = body;
  const ownLinks = links.filter((link) => link.startsWith('/'));
  const page = 'the path of an existing page';
  const isPage = (link: string) => paths.has(link.replace(/#.*$/, ''));
  // `www.example.org` and `picture.png` would be looked for below the page's own address.
  const address = 'an address that begins with https:// or, on this site, with /';
  const isAddress = (link: string) => /^(?:[a-z]+:|\/|#)/i.test(link);
  // A tool stands below a section of the text.
  const places = tool ? [tool.after] : [];
  const isSection = (place: string) => sections.some(({ id }) => id === place);
  return [
    ...problemsWith(file, 'related', page, related, isPage),
    ...problemsWith(file, 'body', page, ownLinks, isPage),
    ...problemsWith(file, 'body', address, links, isAddress),
    ...problemsWith(file, 'tool.after', 'a section of the text', places, isSection),
    ...unknownSources(file, record, sources),
  ];
}

/** The ids among those that an entry cites which stand for no source. */
export function unknownSources(
  file: string,
  { sources: cited = [] }: AnyRecord,
  sources: object,
): ContentProblem[] {
  const expected = 'the id of a source in content/sources.yaml';
  return problemsWith(file, 'sources', expected, cited, (id) => Object.hasOwn(sources, id));
}
