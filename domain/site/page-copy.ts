import pages from 'virtual:summaries/pages';
import type { PageName, PageRecord } from '../schema/page.ts';

/** The words of any page, or of the one that is named. */
export type PageTexts<Name extends PageName = PageName> = Extract<PageRecord, { slug: Name }> & {
  path: string;
};

/** The pages that are neither services nor articles nor legal texts, for sitemaps and search. */
export const pageTexts: readonly PageTexts[] = pages;

/**
 * The words of one page of `content/pages/`.
 * @throws Error where no such file exists.
 */
export function pageCopy<Name extends PageName>(slug: Name): PageTexts<Name> {
  const found = pageTexts.find((page): page is PageTexts<Name> => page.slug === slug);
  if (!found) throw new Error(`content/pages/${slug}.md does not exist`);
  return found;
}
