import { searchIndexPath } from '#domain/search/built-index.ts';
import { cacheControl } from './cache-control.ts';

/** Headers of static files, by path in the syntax of Cloudflare's `_headers`. */
export interface StaticRule {
  path: string;
  headers: Readonly<Record<string, string>>;
}

const immutable = { 'Cache-Control': cacheControl.immutable };
const hour = { 'Cache-Control': cacheControl.hour };
/** Headers of files that other sites may embed, in link previews and lists of apps. */
const shared = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/**
 * The static files with their own headers. All others are revalidated and can't be embedded by other sites.
 */
export const staticRules: readonly StaticRule[] = [
  { path: '/assets/*', headers: immutable },
  { path: '/uploads/*', headers: immutable },
  { path: '/brand/*', headers: hour },
  { path: '/social/*', headers: { ...immutable, ...shared } },
  { path: '/icons/*', headers: { ...hour, ...shared } },
  { path: '/favicon.ico', headers: { ...hour, ...shared } },
  { path: '/favicon.svg', headers: { ...hour, ...shared } },
  { path: searchIndexPath, headers: { 'X-Robots-Tag': 'noindex' } },
];

const markdownType = 'text/markdown; charset=utf-8';

/**
 * The headers of a Markdown file.
 * @param page the full address of the page that says the same, for search engines to list
 */
export function markdownHeaders(page: string): StaticRule['headers'] {
  return { 'Content-Type': markdownType, Link: `<${page}>; rel="canonical"` };
}

/** Returns the headers of a path by these rules. */
export function headersByRule(rules: readonly StaticRule[], path: string): StaticRule['headers'] {
  const rule = rules.find((each) =>
    each.path.endsWith('*') ? path.startsWith(each.path.slice(0, -1)) : path === each.path,
  );
  return rule?.headers ?? {};
}
