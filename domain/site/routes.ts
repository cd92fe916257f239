import type { Image } from '#content-model/schema/shared.ts';
import {
  brand,
  entries,
  entryLists,
  languageHelp,
  pageTexts,
  redirects,
  translations,
} from '../content.ts';
import { isListed, type PageLink, plainPages, withoutFragment } from '../core/addresses.ts';
import type { SiteLanguage } from '../core/language.ts';

/** A page that search engines may list. */
export interface Route {
  path: string;
  /** The day of its last change, or of an entry that it lists, as an ISO date. */
  updated: string;
  image?: string;
}

type Changed = Pick<Route, 'path' | 'updated'>;

const pages = [...pageTexts, ...(languageHelp ? [languageHelp] : []), ...entries, ...translations];
const paths = new Set(pages.map(({ path }) => path));

/** Returns whether a page has this path, listed or not. */
export function isPage(path: string): boolean {
  return paths.has(path);
}

/** Returns the links to pages that the site has: a list without entries is none. */
export function linksToPages(links: readonly PageLink[]): PageLink[] {
  return links.filter(({ path }) => isPage(withoutFragment(path)));
}

/** The path of the page that lists articles: the blog, or, without posts, the guides. */
export const articlesPath = linksToPages([plainPages.blog, plainPages.guides])[0]?.path ?? '/';

/** Returns whether a page is also available as Markdown. */
export function hasMarkdown(path: string): boolean {
  const withMarkdown = entryLists.filter((collection) => collection.hasMarkdown);
  const show = pageTexts.filter((page) => page.path === plainPages.show.path);
  return [...withMarkdown, { entries: [...translations, ...show] }].some(({ entries }) =>
    entries.some((entry) => entry.path === path),
  );
}

/** Returns a page in each of its languages, or nothing if it has only one. */
export function versionsOf(path: string): { language: SiteLanguage; path: string }[] {
  const found = translations.find((page) => page.path === path || page.parent.path === path);
  return found ? [{ language: 'en', path: found.parent.path }, found] : [];
}

/** Returns all canonical pages. The list is made from the same entries as the pages. */
export function listRoutes(): Route[] {
  const listed: (Changed & { image?: Image })[] = pages.filter(({ path }) => isListed(path));
  return listed.map((page) => {
    const { path } = page;
    const image = page.image?.file ?? (path === '/' && brand.hero.poster.file);
    return { path, updated: lastChange(page), ...(image && { image }) };
  });
}

/** Returns the latest date of a page's texts and of the entries that it lists. */
export function lastChange({ path, updated }: Changed): string {
  const listed = entryLists.filter(({ listedOn }) => {
    return listedOn.includes(path) || path === plainPages.sitemap.path;
  });
  const days = listed.flatMap(({ entries }) => entries.map((entry) => entry.updated));
  return [updated, ...days].sort().at(-1) ?? updated;
}

/** Returns the link to a page, by its current or a former path. The build refuses all other paths. */
export function pageLink(path: string): PageLink {
  const page = pages.find((one) => one.path === (redirects[path] ?? path));
  if (!page) throw new Error(`No page has the path ${path}`);
  const title = 'heading' in page ? page.heading : page.title;
  return { title, path: page.path, ...('language' in page && { language: page.language }) };
}
