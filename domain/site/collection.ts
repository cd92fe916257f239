/** A heading of an entry's text, for the table of contents. */
export interface Section {
  id: string;
  title: string;
}

/** An entry as its page receives it: the front matter and its rendered body. */
export type Page<RecordType> = RecordType & {
  path: string;
  /** The text as Markdown and as HTML, with the numbers of the sources that it cites. */
  markdown: string;
  html: string;
  sections: Section[];
  words: number;
};

/** How to load each entry of a folder, by slug. */
export type Loaders<PageType> = Readonly<Record<string, () => Promise<PageType>>>;

/**
 * A collection over the entries of one folder.
 * @param summaries what lists show of each entry
 * @param entries how to load the whole of each
 * @param compare the order of the summaries
 */
export function createCollection<Summary, PageType>(
  summaries: readonly Summary[],
  entries: Loaders<PageType>,
  compare: (one: Summary, other: Summary) => number,
) {
  /** The whole entry, or `undefined` where no entry has this slug. */
  async function load(slug: string): Promise<PageType | undefined> {
    return Object.hasOwn(entries, slug) ? entries[slug]?.() : undefined;
  }
  return { summaries: summaries.toSorted(compare), load };
}
