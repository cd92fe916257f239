import type { CollectionName } from '../../domain/read/collection-schemas.ts';
import type { AddressedEntry } from '../../domain/read/parse-entry.ts';
import { toHtml } from '../../domain/read/render-markdown.ts';
import type { Signs } from '../../domain/schema/signs.ts';
import type { SourceRecord, Sources } from '../../domain/schema/source.ts';
import { linkFields, summaryFields } from '../../domain/site/summary-fields.ts';
import { inlineDrawings } from './inline-drawings.ts';

/** How many entries a menu lists under each category. */
const entriesPerCategory = 2;

/** Returns a module with the fields that menus show, of all entries or, with categories, of the newest two in each. */
export function linksModule(entries: readonly AddressedEntry[]): string {
  const groups = Map.groupBy(entries, ({ entry }) => entry.record.category);
  const listed = [...groups].flatMap(([category, all]) =>
    category ? all.toSorted(newestLast).slice(-entriesPerCategory) : all,
  );
  return `export default ${JSON.stringify(listed.map((entry) => pickFields(entry, linkFields)))}`;
}

/** Returns a module with the fields of each entry that lists and cards show. */
export function summariesModule(entries: readonly AddressedEntry[]): string {
  return `export default ${JSON.stringify(entries.map((entry) => pickFields(entry, summaryFields)))}`;
}

/** Returns a module with a loader for each whole entry, by slug. */
export function entriesModule(entries: readonly AddressedEntry[]): string {
  const loaders = entries.map(({ collection, entry: { record } }) => {
    const module = JSON.stringify(`virtual:entry/${collection}/${record.slug}`);
    return `${JSON.stringify(record.slug)}: async () => (await import(${module})).default,`;
  });
  return `export default {\n${loaders.join('\n')}\n}`;
}

/**
 * Returns all data that an entry's page needs.
 * @param sources all sources, by ID
 * @param contentFolder the folder with the SVG files that the text shows
 */
export function wholeEntry(
  { path, entry }: AddressedEntry,
  sources: Sources,
  signs: Signs,
  contentFolder: string,
): object {
  const { record, cited, citedMarkdown: markdown, body } = entry;
  const { sections, words } = body;
  const html = toHtml(inlineDrawings(body.tree, contentFolder));
  const page = { ...record, path, markdown, html, sections, words };
  if (record.triage) return { ...page, cited, sources: sourcesOfRows(signs, sources) };
  if (!record.sources) return page;
  return { ...page, cited, sources: record.sources.map((id) => sources[id]) };
}

/** Returns the first source of each sign in rows, by organization. All of them would be too many for a page. */
function sourcesOfRows({ groups, rows }: Signs, sources: Sources): SourceRecord[] {
  const listed = new Set(rows.flatMap(({ parts }) => parts.flatMap(({ signs }) => signs)));
  const signs = groups.flatMap((group) => group.signs).filter(({ id }) => listed.has(id));
  return [...new Set(signs.map((sign) => sign.sources[0] ?? ''))]
    .flatMap((id) => sources[id] ?? [])
    .toSorted((one, other) => one.organization.localeCompare(other.organization));
}

/** Picks the named fields of an entry, and its path. */
function pickFields(
  { collection, path, entry }: AddressedEntry,
  fields: Partial<Record<CollectionName, readonly string[]>>,
): object {
  const record: Record<string, unknown> = entry.record;
  const picked = fields[collection]?.map((field) => [field, record[field]]);
  return { path, ...Object.fromEntries(picked ?? []) };
}

function newestLast(one: AddressedEntry, other: AddressedEntry): number {
  const [first = '', second = ''] = [one, other].map(({ entry }) => entry.record.date);
  return first.localeCompare(second) || one.path.localeCompare(other.path);
}
