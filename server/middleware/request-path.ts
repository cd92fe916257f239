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
