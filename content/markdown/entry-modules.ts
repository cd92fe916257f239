import type { AddressedEntry } from './collections.ts';
import { byDate } from './stored-entries.ts';
import { linkFields, pickFields, summaryFields } from './summarize.ts';

/** Entries that a menu lists under each category. */
const entriesPerCategory = 2;

/** What menus show of a collection: where it has categories, the newest two entries of each. */
export function linksModule(entries: readonly AddressedEntry[]): string {
  const groups = Map.groupBy(entries, categoryOf);
  const listed = [...groups].flatMap(([category, all]) =>
    category ? all.toSorted(byDate).slice(-entriesPerCategory) : all,
  );
  return `export default ${JSON.stringify(listed.map((entry) => pickFields(entry, linkFields)))}`;
}

/** What lists and cards show of all entries of a collection. */
export function summariesModule(entries: readonly AddressedEntry[]): string {
  const json = JSON.stringify(entries.map((entry) => pickFields(entry, summaryFields)));
  // Read when it is asked for: a worker must not parse thousands of entries to start.
  return `export default () => JSON.parse(${JSON.stringify(json)})`;
}

/** How to load the whole of each entry that travels inside the worker, by slug. */
export function entriesModule(
  entries: readonly AddressedEntry[],
  stored: ReadonlySet<string>,
): string {
  const loaders = entries
    .filter(({ path }) => !stored.has(path))
    .map(({ collection, entry: { record } }) => {
      const module = JSON.stringify(`./${collection}/${record.slug}.md?entry`);
      return `${JSON.stringify(record.slug)}: async () => (await import(${module})).default,`;
    });
  return `export default {\n${loaders.join('\n')}\n}`;
}

/** The whole of one entry, as its page receives it. */
export function wholeEntry({ path, entry }: AddressedEntry): object {
  const { html, sections, words } = entry.body;
  return { ...entry.record, path, markdown: entry.markdown, html, sections, words };
}

function categoryOf({ entry }: AddressedEntry): string | undefined {
  return (entry.record as { category?: string }).category;
}
