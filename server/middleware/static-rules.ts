import { cacheControl } from '../cache/cache-control.ts';

/** The headers of some static files, by their path in the syntax of Cloudflare's `_headers`. */
export interface StaticRule {
  path: string;
  headers: Readonly<Record<string, string>>;
}

const immutable = { 'Cache-Control': cacheControl.immutable };
const hour = { 'Cache-Control': cacheControl.hour };
/** What pages of other sites may show, as link previews and app lists do. */
const shared = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** Where static files differ: anything else is revalidated and this site's own. */
export const staticRules: readonly StaticRule[] = [
  { path: '/assets/*', headers: immutable },
  { path: '/uploads/*', headers: immutable },
  { path: '/brand/*', headers: hour },
  { path: '/social/*', headers: { ...immutable, ...shared } },
  { path: '/icons/*', headers: { ...hour, ...shared } },
  { path: '/favicon.ico', headers: { ...hour, ...shared } },
  { path: '/favicon.svg', headers: { ...hour, ...shared } },
];

export const markdownType = 'text/markdown; charset=utf-8';

/**
 * The headers of a Markdown file.
 * @param page the full address of the page that says the same, for search engines to list
 */
export function markdownHeaders(page: string): StaticRule['headers'] {
  return { 'Content-Type': markdownType, Link: `<${page}>; rel="canonical"` };
}

/** The headers that these rules give a path. */
export function headersByRule(rules: readonly StaticRule[], path: string): StaticRule['headers'] {
  const rule = rules.find((each) =>
    each.path.endsWith('*') ? path.startsWith(each.path.slice(0, -1)) : path === each.path,
  );
  return rule?.headers ?? {};
}
