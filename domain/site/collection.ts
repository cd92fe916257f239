/** A heading of an entry's text, for the table of contents. */
export interface Section {
  id: string;
  title: string;
}

/** An entry as its page receives it: front matter and rendered body. */
export type Page<RecordType> = RecordType & {
  path: string;
  /** The text as Markdown and HTML, with the numbers of its sources. */
  markdown: string;
  html: string;
  sections: Section[];
  words: number;
};

/** Loaders of a folder's entries, by slug. */
export type Loaders<PageType> = Readonly<Record<string, () => Promise<PageType>>>;

/**
 * Creates a collection of a folder's entries.
 * @param summaries what lists show of each entry
 * @param entries the loader of each whole entry
 * @param compare the order of the summaries
 */
export function createCollection<Summary, PageType>(
  summaries: readonly Summary[],
  entries: Loaders<PageType>,
  compare: (one: Summary, other: Summary) => number,
) {
  /** Loads a whole entry. Returns `undefined` if none has this slug. */
  async function load(slug: string): Promise<PageType | undefined> {
    return Object.hasOwn(entries, slug) ? entries[slug]?.() : undefined;
  }
  return { summaries: summaries.toSorted(compare), load };
}
