/** The path of a request's URL as it was sent, without its query: percent-encoding stays. */
export function requestPath(url: string): string {
  const start = url.indexOf('/', url.indexOf('://') + 3);
  const end = url.indexOf('?', start);
  return end < 0 ? url.slice(start) : url.slice(start, end);
}

/** Whether a page's answer depends on its query; all others ignore it. */
export function readsQuery(path: string): boolean {
  return path === '/search';
}

/**
 * Folders whose entries are rendered by their slug: each has its own way to say that one is missing.
 * An entry's Markdown is a file.
 */
const entry = /^\/(?:blog|helpful-links|services)\/[^/]+(?<!\.md)$/;

/** The one address that is rendered for all of its kind that lead nowhere. */
export function missingAddress(path: string): string {
  return entry.test(path) ? path.replace(/[^/]+$/, '404') : '/404';
}

/** Under which key the answer of such an address is kept. No path begins so: it is never taken for a page. */
export function missingKey(address: string): string {
  return `missing ${address}`;
}
