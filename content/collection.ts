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

/** A collection over the entries of one folder: its `?summaries`, in this order, and its `?entries`. */
export function createCollection<Summary, PageType>(
  summaries: readonly Summary[],
  entries: Record<string, () => Promise<PageType>>,
  compare: (one: Summary, other: Summary) => number,
) {
  /** The whole entry, or `undefined` where no entry has this slug. */
  async function load(slug: string): Promise<PageType | undefined> {
    return Object.hasOwn(entries, slug) ? entries[slug]?.() : undefined;
  }
  return { summaries: summaries.toSorted(compare), load };
}
