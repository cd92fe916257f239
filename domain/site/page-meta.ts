import { type PageTexts, pageCopy, practice } from '../content.ts';
import type { PageName } from '../schema/page.ts';
import type { Graph } from '../structured-data/graph.ts';
import { titleWords } from '../words/pages.ts';
import type { PageLink } from './page-links.ts';

/** What a page says of itself in its head. */
export interface PageMeta {
  title: string;
  description: string;
  /** Its structured data. */
  graph?: Graph;
}

const longestTitle = 60;

/**
 * Returns the head of an entry's page. Its title names the practice if it fits.
 * @param entry with a title of its own for search engines, if it has one
 */
export function entryMeta(
  { title, metaTitle = title, metaDescription }: MetaTexts,
  graph: Graph,
): PageMeta {
  const full = titleWords.page(metaTitle, practice.shortName);
  return {
    title: full.length <= longestTitle ? full : metaTitle,
    description: metaDescription,
    graph,
  };
}

interface MetaTexts {
  title: string;
  metaTitle?: string | undefined;
  metaDescription: string;
}

/**
 * Returns the head of a page that isn't an entry.
 * @param name of its file in `content/pages`
 * @param describe returns its structured data
 */
export function plainMeta(
  page: PageLink,
  name: PageName,
  describe: (page: PageLink, texts: PageTexts) => Graph,
): PageMeta {
  const texts = pageCopy(name);
  return {
    title: titleWords.page(page.title, practice.name),
    description: texts.metaDescription,
    graph: describe(page, texts),
  };
}
