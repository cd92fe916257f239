import { entries, pageTexts, redirects } from '../content.ts';

export interface PageLink {
  title: string;
  path: string;
  /** The page that lists it, in breadcrumbs. */
  parent?: PageLink | undefined;
}

const links = new Map(
  [...entries, ...pageTexts.map(({ heading, path }) => ({ title: heading, path }))].map(
    ({ title, path }) => [path, { title, path }],
  ),
);

/** Returns the link to a page, by its current or a former path. The build refuses all other paths. */
export function pageLink(path: string): PageLink {
  const link = links.get(path) ?? links.get(redirects[path] ?? '');
  if (!link) throw new Error(`No page has the path ${path}`);
  return link;
}
