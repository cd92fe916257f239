import type { Section } from './markdown/render-markdown.ts';

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
  /** The whole entry, or `undefined` where no entry has this slug. */
  load(slug: string): Promise<Page<RecordType> | undefined>;
}

type Loaders<Value> = Record<string, () => Promise<Value>>;

/**
 * A collection over the modules of one folder.
 * @param summaries modules of `*.md?summary`, loaded with the importer
 * @param pages modules of `*.md?entry`, each loaded when asked for
 * @param compare the order of the summaries
 */
export function createCollection<Summary extends { slug: string }, RecordType>(
  summaries: Record<string, Summary>,
  pages: Loaders<Page<RecordType>>,
  compare: (one: Summary, other: Summary) => number,
): Collection<Summary, RecordType> {
  const ordered = Object.values(summaries).sort(compare);
  const bySlug = new Map(ordered.map((summary) => [summary.slug, summary]));
  const loaders = new Map(Object.entries(pages).map(([file, load]) => [slugOf(file), load]));
  return {
    summaries: ordered,
    find: (slug) => bySlug.get(slug),
    load: async (slug) => loaders.get(slug)?.(),
  };
}

function slugOf(file: string): string {
  return file.replace(/^.*\//, '').replace(/\.md$/, '');
}
