import pages from 'virtual:summaries/pages';
import type { PageName, PageRecord } from '../schema/page.ts';

/** The texts of a page. `Name` narrows the type to one page. */
export type PageTexts<Name extends PageName = PageName> = Extract<PageRecord, { slug: Name }> & {
  path: string;
};

/** The pages that aren't services, articles or legal texts, for sitemaps and search. */
export const pageTexts: readonly PageTexts[] = pages;

/**
 * Returns the texts of one page of `content/pages/`.
 * @throws Error if the page has no file
 */
export function pageCopy<Name extends PageName>(slug: Name): PageTexts<Name> {
  const found = pageTexts.find((page): page is PageTexts<Name> => page.slug === slug);
  if (!found) throw new Error(`content/pages/${slug}.md does not exist`);
  return found;
}
