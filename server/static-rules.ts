import { searchIndexPath } from '#domain/search/search.ts';
import { cacheControl } from './cache-control.ts';

/** Ends the host names of Cloudflare's preview deployments, which search engines must not list. */
export const previewSuffix = '.workers.dev';

const immutable = { 'Cache-Control': cacheControl.immutable };
const hour = { 'Cache-Control': cacheControl.hour };
const unlisted = { 'X-Robots-Tag': 'noindex' };
/** Headers of files that other sites may embed, in link previews and lists of apps. */
const shared = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/**
 * Headers of the editor, which may use style elements, show pictures that were just chosen, decode a phone's
 * pictures, and call GitHub.
 */
const editor = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https://avatars.githubusercontent.com",
    "font-src 'self'",
    "connect-src 'self' data: blob: https://api.github.com",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  ...unlisted,
};

/**
 * The static files with their own headers, by path in the syntax of Cloudflare's `_headers`. All others are
 * revalidated and can't be embedded by other sites. `:splat` is replaced with what `*` matched.
 * @param origin of the pages that say the same as a Markdown file, for search engines to list
 */
export function staticRules(origin: string): Record<string, Record<string, string>> {
  return {
    '/assets/*': immutable,
    '/uploads/*': immutable,
    '/brand/*': hour,
    '/social/*': { ...immutable, ...shared },
    '/icons/*': { ...hour, ...shared },
    '/favicon.ico': { ...hour, ...shared },
    '/favicon.svg': { ...hour, ...shared },
    [searchIndexPath]: unlisted,
    '/edit': editor,
    '/edit/*': { ...editor, ...immutable },
    '/*.md': {
      'Content-Type': 'text/markdown; charset=utf-8',
      Link: `<${origin}/:splat>; rel="canonical"`,
    },
    [`https://:version.:subdomain${previewSuffix}/*`]: unlisted,
  };
}
