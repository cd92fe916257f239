import { cacheControl } from './cache-control.ts';
import { headersByRule, type StaticRule } from './static-rules.ts';

/** The editor's address, if the build has one: a page, and below it the folder with its files. */
export const editorPath = '/edit';

/**
 * The editor may use style elements, show pictures that were just chosen, decode a phone's pictures, and call
 * GitHub.
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

/** The editor's headers that differ from the site's. */
const headers = { 'Content-Security-Policy': policy, 'X-Robots-Tag': 'noindex' };

export const editorRules: readonly StaticRule[] = [
  { path: editorPath, headers },
  { path: `${editorPath}/*`, headers: { ...headers, 'Cache-Control': cacheControl.immutable } },
];

/** Returns the headers that override the site's if a path belongs to the editor. */
export function editorHeadersOf(path: string) {
  return headersByRule(editorRules, path);
}
