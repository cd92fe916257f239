import { cacheControl } from './cache-control.ts';

/** Where the editor is, if the build has one: a page, and below it the folder with what that loads. */
export const editorPath = '/edit';

/**
 * What the editor may do: write its own style elements, show pictures that were just chosen and decode
 * those of a phone, and talk to GitHub's API, and to nobody else.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https://avatars.githubusercontent.com",
  "font-src 'self'",
  "connect-src 'self' data: blob: https://api.github.com",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The headers in which the editor differs from the site. */
const editorHeaders = { 'Content-Security-Policy': policy, 'X-Robots-Tag': 'noindex' };

/** The same by path, in the syntax of Cloudflare's `_headers`. */
export const editorRules: readonly { path: string; headers: Record<string, string> }[] = [
  { path: editorPath, headers: editorHeaders },
  {
    path: `${editorPath}/*`,
    headers: { ...editorHeaders, 'Cache-Control': cacheControl.immutable },
  },
];

/** The headers in which the answer at a path differs from the site's, if it is the editor's. */
export function editorHeadersOf(path: string): Record<string, string> {
  const rule = editorRules.find((each) =>
    each.path.endsWith('*') ? path.startsWith(each.path.slice(0, -1)) : path === each.path,
  );
  return rule?.headers ?? {};
}
