import type { Section } from './markdown/render-markdown.ts';
import { type Assets, readStored, storedEntryPath } from './stored.ts';

/** An entry as its page receives it: the front matter and its rendered body. */
export type Page<RecordType> = RecordType & {
  path: string;
  markdown: string;
  html: string;
  sections: Section[];
  words: number;
};

export interface Collection<Summary, RecordType> {
  /** Summaries of all entries, in the collection's order. */
  summaries: readonly Summary[];
  find(slug: string): Summary | undefined;
  /**
   * The whole entry, or `undefined` where no entry has this slug.
   * @param assets where entries beyond the first hundred are read from
   */
  load(slug: string, assets?: Assets): Promise<Page<RecordType> | undefined>;
}

/**
 * A collection over the entries of one folder.
 * @param name the folder
 * @param readSummaries its `?summaries`; read when first asked for, so that a worker starts at once
 * @param inside its `?entries`: those whose texts travel inside the worker, each loaded when asked for
 * @param compare the order of the summaries
 */
export function createCollection<Summary extends { slug: string }, RecordType>(
  name: string,
  readSummaries: () => readonly Summary[],
  inside: Record<string, () => Promise<Page<RecordType>>>,
  compare: (one: Summary, other: Summary) => number,
): Collection<Summary, RecordType> {
  let known: { ordered: readonly Summary[]; bySlug: Map<string, Summary> } | undefined;

  function read() {
    if (known) return known;
    const ordered = readSummaries().toSorted(compare);
    known = { ordered, bySlug: new Map(ordered.map((summary) => [summary.slug, summary])) };
    return known;
  }

  return {
    get summaries() {
      return read().ordered;
    },
    find: (slug) => read().bySlug.get(slug),
    async load(slug, assets) {
      // An address that somebody made up is never looked for among the assets.
      if (!read().bySlug.has(slug)) return undefined;
      return inside[slug]?.() ?? readStored(storedEntryPath(name, slug), assets);
    },
  };
}
