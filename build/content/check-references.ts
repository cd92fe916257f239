import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AddressedEntry, AnyEntry } from './collections.ts';
import { ContentError, type ContentProblem } from './content-error.ts';

/**
 * Checks what one entry says about others: related pages and links resolve, images exist, and no
 * two entries of a collection share a place in the order.
 * @throws ContentError listing every reference that leads nowhere.
 */
export function checkReferences(entries: readonly AddressedEntry[], contentFolder: string) {
  const paths = new Set(entries.map(({ path }) => path));
  const problems = entries.flatMap(({ entry }) => [
    ...deadLinks(entry.file, 'related', relatedOf(entry.record), paths),
    ...deadLinks(entry.file, 'body', entry.body.links.filter(isInternal), paths),
    ...misplacedTool(entry),
    ...missingImage(entry.file, entry.record, contentFolder),
  ]);
  problems.push(...sharedOrders(entries));
  if (problems.length > 0) throw new ContentError(problems);
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

/** A tool stands below a section of its text, so the section has to exist. */
function misplacedTool({ file, record, body }: AnyEntry): ContentProblem[] {
  const tool = 'tool' in record ? (record.tool as { after: string } | undefined) : undefined;
  if (!tool || body.sections.some(({ id }) => id === tool.after)) return [];
  return [{ file, field: 'tool.after', expected: 'a section of the text', received: tool.after }];
}

/** Two entries of a collection in one place would be listed by chance. */
function sharedOrders(entries: readonly AddressedEntry[]): ContentProblem[] {
  const ordered = entries.filter(({ entry }) => orderOf(entry.record) !== undefined);
  const places = Map.groupBy(
    ordered,
    ({ collection, entry }) => `${collection} ${orderOf(entry.record)}`,
  );
  return [...places.values()]
    .filter((sharing) => sharing.length > 1)
    .map((sharing) => ({
      file: sharing.map(({ entry }) => entry.file).join(' and '),
      field: 'order',
      expected: 'a number of its own for each',
      received: `${orderOf(sharing[0]?.entry.record ?? {})} in both`,
    }));
}

function orderOf(record: object): number | undefined {
  return 'order' in record ? (record.order as number) : undefined;
}

function missingImage(file: string, record: object, contentFolder: string): ContentProblem[] {
  const image = 'image' in record ? (record.image as { file: string }) : undefined;
  if (!image || existsSync(join(contentFolder, 'images', image.file))) return [];
  return [
    { file, field: 'image.file', expected: 'a file in content/images', received: image.file },
  ];
}

function relatedOf(record: object): readonly string[] {
  return 'related' in record ? (record.related as string[]) : [];
}

function isInternal(link: string): boolean {
  return link.startsWith('/');
}
