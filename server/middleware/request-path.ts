/** Returns the path of a request's URL as it was sent, without the query and with percent-encoding. */
export function requestPath(url: string): string {
  const start = url.indexOf('/', url.indexOf('://') + 3);
  const end = url.indexOf('?', start);
  return end < 0 ? url.slice(start) : url.slice(start, end);
}

/** Returns whether a page depends on its query. All others ignore it. */
export function readsQuery(path: string): boolean {
  return path === '/search';
}

/**
 * Folders whose entries are rendered by slug. Each has its own page for a missing entry. An entry's Markdown
 * is a file.
 */
const entry = /^\/(?:blog|helpful-links|services)\/[^/]+(?<!\.md)$/;

/** Returns the address that is rendered for all missing addresses of its kind. */
export function missingAddress(path: string): string {
  return entry.test(path) ? path.replace(/[^/]+$/, '404') : '/404';
}

/** Returns the cache key of a missing address. Every path starts with a slash, so this key is never a page's. */
export function missingKey(address: string): string {
  return `missing ${address}`;
}
