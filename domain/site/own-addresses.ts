/** Files that every build has or the server writes. Those with a hash in their name are left out. */
export const ownFiles: ReadonlySet<string> = new Set([
  ...'/robots.txt /llms.txt /feed.xml /sitemap.xml /sitemap_index.xml'.split(' '),
  ...'/sitemap-pages.xml /sitemap-index.xml /.well-known/security.txt'.split(' '),
  ...'/manifest.webmanifest /speculation-rules.json /search.json /search-index.json'.split(' '),
  ...'/print.css /favicon.ico /favicon.svg /brand/logo.svg /brand/icons.svg'.split(' '),
  ...'/brand/street-plan.svg /apple-touch-icon.png /licenses.txt /icons/icon-192.png'.split(' '),
  ...'/icons/icon-512.png /icons/icon-maskable-512.png'.split(' '),
]);

/** Contact cards, the health check, the editor, and what the contact form sends to. */
const ownEndpoint = /^\/(?:contact(?:-[a-z0-9-]+)?\.vcf|healthz|edit(?:\/.*)?|api\/.*)$/;

/**
 * Returns whether the site itself answers a path, beside its pages: with a file, or as another spelling of a page,
 * such as `/contact.html` or its Markdown.
 * @param isPage whether a page has a path
 */
export function isOwnAddress(path: string, isPage: (path: string) => boolean): boolean {
  const page = path.replace(/(?:\/index)?\.(?:html|md)$|^\/index$/, '') || '/';
  return ownFiles.has(path) || ownEndpoint.test(path) || (page !== path && isPage(page));
}

/** Returns a path without double slashes and without one at its end: `/about-us` for `/about-us/`. */
export function plainPath(path: string): string {
  return `/${path.split('/').filter(Boolean).join('/')}`;
}

/** Returns a path without its fragment: `/contact` for `/contact#map`. */
export function withoutFragment(path: string): string {
  return path.replace(/#.*$/, '');
}
