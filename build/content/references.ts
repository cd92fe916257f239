import type { AnyRecord } from './collection-schemas.ts';
import type { ContentProblem } from './content-error.ts';
import type { Entry } from './parse-entry.ts';

/**
 * What an entry says of other pages and of its own sections, and is not so.
 * @param paths of all pages
 */
export function referenceProblems(
  { file, record: { related = [], tool }, body }: Entry<AnyRecord>,
  paths: ReadonlySet<string>,
): ContentProblem[] {
  return [
    ...deadLinks(file, 'related', related, paths),
    ...deadLinks(file, 'body', body.links.filter(isInternal), paths),
    ...relativeLinks(file, body.links),
    ...misplacedTool(file, tool, body.sections),
  ];
}

function deadLinks(
  file: string,
  field: string,
  links: readonly string[],
  paths: ReadonlySet<string>,
): ContentProblem[] {
  return links
    .filter((link) => !paths.has(link.replace(/#.*$/, '')))
    .map((link) => ({ file, field, expected: 'the path of an existing page', received: link }));
}

/** `www.example.org` and `picture.png` would be looked for below the page's own address. */
function relativeLinks(file: string, links: readonly string[]): ContentProblem[] {
  const expected = 'an address that begins with https:// or, on this site, with /';
  return links
    .filter((link) => !/^(?:[a-z]+:|\/|#)/i.test(link))
    .map((received) => ({ file, field: 'body', expected, received }));
}

/** A tool stands below a section of its text, so the section has to exist. */
function misplacedTool(
  file: string,
  tool: AnyRecord['tool'],
  sections: readonly { id: string }[],
): ContentProblem[] {
  if (!tool || sections.some(({ id }) => id === tool.after)) return [];
  return [{ file, field: 'tool.after', expected: 'a section of the text', received: tool.after }];
}

function isInternal(link: string): boolean {
  return link.startsWith('/');
}
