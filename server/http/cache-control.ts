/** How long an answer may be kept, by what it is. */
export const cacheControl = {
  /** Its name changes with its content. */
  immutable: 'public, max-age=31536000, immutable',
  /** A page: browsers ask again, the edge answers for five minutes and refreshes behind the scenes. */
  page: 'public, max-age=0, must-revalidate, s-maxage=300, stale-while-revalidate=86400',
  /** A page that isn't there may be there soon. */
  missing: 'public, max-age=0, must-revalidate, s-maxage=60',
  hour: 'public, max-age=3600, stale-while-revalidate=86400',
  /** A prerendered page or file: kept, but asked for again. */
  revalidate: 'public, max-age=0, must-revalidate',
  /** Made for one visitor, who may go back to it. */
  visitor: 'private, max-age=60',
  never: 'no-store',
} as const;

interface StaticRule {
  /** In the syntax of Cloudflare's `_headers`. */
  path: string;
  value: string;
  /** Whether pages of other sites may show the file, as link previews and app lists do. */
  isShared?: true;
}

/** Static files by path; anything else is revalidated and this site's own. */
export const staticCacheRules: readonly StaticRule[] = [
  { path: '/assets/*', value: cacheControl.immutable },
  { path: '/uploads/*', value: cacheControl.immutable },
  { path: '/brand/*', value: cacheControl.hour },
  { path: '/social/*', value: cacheControl.immutable, isShared: true },
  { path: '/icons/*', value: cacheControl.hour, isShared: true },
  { path: '/favicon.ico', value: cacheControl.hour, isShared: true },
  { path: '/favicon.svg', value: cacheControl.hour, isShared: true },
];

export function staticRuleOf(path: string): StaticRule | undefined {
  return staticCacheRules.find((rule) => path.startsWith(rule.path.replace('*', '')));
}
