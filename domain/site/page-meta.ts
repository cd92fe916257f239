import type { ArticleRecord } from '#content-model/schema/article.ts';
import type { PageName } from '#content-model/schema/page.ts';
import { type PageTexts, pageCopy, practice } from '../content.ts';
import type { PageLink } from '../core/addresses.ts';
import type { Translation } from '../core/language.ts';
import type { Graph } from '../structured-data/graph.ts';

/** The title, description, and structured data in the head of a page. */
export interface PageMeta {
  title: string;
  description: string;
  /** Its structured data. */
  graph?: Graph;
  /** The language of its text, if that isn’t English. */
  language?: Translation;
}

/** Characters that search engines show of a title. */
const longestTitle = 60;

/** Returns the title of a page in tabs and search engines: its name, and the practice's. */
export function pageTitle(name: string, owner = practice.name): string {
  return `${name} | ${owner}`;
}

/** Returns the head of an entry's page. Its title names the practice if it fits. */
export function entryMeta(
  entry: Pick<ArticleRecord, 'title' | 'metaTitle' | 'metaDescription'>,
  graph: Graph,
): PageMeta {
  const { title, metaTitle = title, metaDescription: description } = entry;
  const full = pageTitle(metaTitle, practice.shortName);
  return { title: full.length <= longestTitle ? full : metaTitle, description, graph };
}

/** Returns the head of a page that isn't an entry, from its texts in `content/pages`. */
export function plainMeta(
  page: PageLink,
  name: PageName,
  describe: (page: PageLink, texts: PageTexts) => Graph,
): PageMeta {
  const texts = pageCopy(name);
  const description = texts.metaDescription;
  return { title: pageTitle(page.title), description, graph: describe(page, texts) };
}
