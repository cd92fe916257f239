import { cacheControl } from '../cache/cache-control.ts';
import { headersByRule, type StaticRule } from './static-rules.ts';

/** Where the editor is, if the build has one: a page, and below it the folder with what that loads. */
export const editorPath = '/edit';

/** The editor may style itself, show pictures that were just chosen, decode those of a phone, and ask GitHub. */
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
const headers = { 'Content-Security-Policy': policy, 'X-Robots-Tag': 'noindex' };

export const editorRules: readonly StaticRule[] = [
  { path: editorPath, headers },
  { path: `${editorPath}/*`, headers: { ...headers, 'Cache-Control': cacheControl.immutable } },
];

/** The headers in which the answer at a path differs from the site's, if it is the editor's. */
export function editorHeadersOf(path: string) {
  return headersByRule(editorRules, path);
}
