import pages from './pages?summaries';
import type { PageRecord, SectionText } from './schema/page.ts';

export type PageTexts = PageRecord & { path: string };

/** The pages that are neither services nor articles nor legal texts, for sitemaps and search. */
export const pageTexts: readonly PageTexts[] = pages;

/**
 * The words of one page of `content/pages/`.
 * @throws Error where no such file exists.
 */
export function texts(slug: string): PageTexts {
  return found(
    pageTexts.find((page) => page.slug === slug),
    `content/pages/${slug}.md`,
  );
}

/**
 * One section of a page's words.
 * @throws Error where the page has no such section.
 */
export function sectionOf(page: PageTexts, name: string): SectionText {
  return found(page.sections[name], `section "${name}" of content/pages/${page.slug}.md`);
}

function found<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`${name} does not exist`);
  return value;
}
