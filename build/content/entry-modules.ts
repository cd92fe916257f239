import { citedBy, type Sources } from './check-sources.ts';
import type { AddressedEntry } from './collections.ts';
import { linkFields, pickFields, summaryFields } from './summarize.ts';

/** Entries that a menu lists under each category. */
const entriesPerCategory = 2;

/** What menus show of a collection: where it has categories, the newest two entries of each. */
export function linksModule(entries: readonly AddressedEntry[]): string {
  const groups = Map.groupBy(entries, categoryOf);
  const listed = [...groups].flatMap(([category, all]) =>
    category ? all.toSorted(newestLast).slice(-entriesPerCategory) : all,
  );
  return `export default ${JSON.stringify(listed.map((entry) => pickFields(entry, linkFields)))}`;
}

/** What lists and cards show of all entries of a collection. */
export function summariesModule(entries: readonly AddressedEntry[]): string {
  return `export default ${JSON.stringify(entries.map((entry) => pickFields(entry, summaryFields)))}`;
}

/** How to load the whole of each entry, by slug. */
export function entriesModule(entries: readonly AddressedEntry[]): string {
  const loaders = entries.map(({ collection, entry: { record } }) => {
    const module = JSON.stringify(`./${collection}/${record.slug}.md?entry`);
    return `${JSON.stringify(record.slug)}: async () => (await import(${module})).default,`;
  });
  return `export default {\n${loaders.join('\n')}\n}`;
}

/** The whole of one entry, as its page receives it. */
export function wholeEntry({ path, entry }: AddressedEntry, sources: Sources): object {
  const { record, cited, citedMarkdown: markdown, body } = entry;
  const { html, sections, words } = body;
  const page = { ...record, path, markdown, html, sections, words };
  const ids = citedBy(record);
  return 'sources' in record ? { ...page, cited, sources: ids.map((id) => sources[id]) } : page;
}

function newestLast(one: AddressedEntry, other: AddressedEntry): number {
  return dateOf(one).localeCompare(dateOf(other)) || one.path.localeCompare(other.path);
}

function dateOf({ entry }: AddressedEntry): string {
  return (entry.record as { date?: string }).date ?? '';
}

function categoryOf({ entry }: AddressedEntry): string | undefined {
  return (entry.record as { category?: string }).category;
}
