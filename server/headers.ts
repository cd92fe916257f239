import type { VideoSource } from '#content-model/schema/brand.ts';
import { plainPages } from '#domain/core/addresses.ts';
import { turnstileSiteKey } from '#domain/core/environment.ts';
import { searchIndexPath } from '#domain/search/query.ts';

/** The `Cache-Control` values, by kind of response. */
export const cacheControl = {
  /** A file whose name changes with its content. */
  immutable: 'public, max-age=31536000, immutable',
  /** A page: browsers revalidate it, and the edge caches it for five minutes. */
  page: 'public, max-age=0, must-revalidate, s-maxage=300, stale-while-revalidate=86400',
  /** A missing page, which may exist soon. */
  missing: 'public, max-age=0, must-revalidate, s-maxage=60',
  hour: 'public, max-age=3600, stale-while-revalidate=86400',
  /** A prerendered page or file: cached, but revalidated. */
  revalidate: 'public, max-age=0, must-revalidate',
  /** A response for one visitor, who may go back to it. */
  visitor: 'private, max-age=60',
  never: 'no-store',
} as const;

export const speculationRulesPath = '/speculation-rules.json';

/** The source of Turnstile's script and frame, allowed if the contact form uses it. */
const turnstileHost = 'https://challenges.cloudflare.com';

const deniedFeatures =
  'accelerometer browsing-topics camera geolocation gyroscope magnetometer microphone payment usb';

type Video = readonly Pick<VideoSource, 'src'>[];

/**
 * Returns the headers of every response. The worker sends them, and the build writes them to `_headers` for static
 * files. It is a function because the policy depends on settings that a build reads after it has loaded this module.
 * @param video the files of the home page's video, whose hosts the policy allows
 */
export function siteHeaders(video: Video): Record<string, string> {
  const trustedTypes = ["require-trusted-types-for 'script'", "trusted-types 'none'"];
  return {
    'Content-Security-Policy': [...contentSecurityPolicy(video), ...trustedTypes].join('; '),
    // Without `includeSubDomains`: the practice may have subdomains that don't support HTTPS.
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': `${deniedFeatures.replaceAll(' ', '=(), ')}=()`,
    'Origin-Agent-Cluster': '?1',
    'Speculation-Rules': `"${speculationRulesPath}"`,
  };
}

/** Returns the headers in which the contact page differs: nobody has tried Turnstile's own script under Trusted Types. */
export function contactHeaders(video: Video): Record<string, string> {
  if (!turnstileSiteKey()) return {};
  return { 'Content-Security-Policy': contentSecurityPolicy(video).join('; ') };
}

/** Without `upgrade-insecure-requests`: every source is this site or uses HTTPS, and Safari would apply it to localhost. */
function contentSecurityPolicy(video: Video): string[] {
  const guard = turnstileSiteKey() ? ` ${turnstileHost}` : '';
  const mediaHosts = video.flatMap(({ src }) => URL.parse(src)?.origin ?? []);
  return [
    "default-src 'none'",
    `script-src 'self'${guard}`,
    "style-src 'self'",
    // Server-rendered Ark UI has style attributes. Style elements stay forbidden.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["media-src 'self'", ...new Set(mediaHosts)].join(' '),
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'none'",
    `frame-src https://www.google.com https://maps.google.com${guard}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
}

/** Ends the host names of Cloudflare's preview deployments, which search engines must not list. */
export const previewSuffix = '.workers.dev';

const immutable = { 'Cache-Control': cacheControl.immutable };
const hour = { 'Cache-Control': cacheControl.hour };
/** Headers of what search engines must not list. */
export const noIndex = { 'X-Robots-Tag': 'noindex' };
/** Headers of files that other sites may embed, in link previews, lists of apps, and feed readers. */
const shared = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** Headers of the editor, which has style elements, shows and decodes pictures that were just chosen, and calls GitHub. */
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
  ...noIndex,
};

/**
 * The static files with their own headers, by path in the syntax of Cloudflare's `_headers`. All others are
 * revalidated and can't be embedded by other sites. `:splat` is replaced with what `*` matched.
 * @param origin of the pages that say the same as a Markdown file, for search engines to list
 * @param video the files of the home page's video
 */
export function staticRules(origin: string, video: Video): Record<string, Record<string, string>> {
  return {
    ...(turnstileSiteKey() && { [plainPages.contact.path]: contactHeaders(video) }),
    '/assets/*': immutable,
    '/uploads/*': { ...immutable, ...shared },
    '/files/*': shared,
    '/brand/*': hour,
    '/social/*': { ...immutable, ...shared },
    '/icons/*': { ...hour, ...shared },
    '/apple-touch-icon.png': { ...hour, ...shared },
    '/favicon.ico': { ...hour, ...shared },
    '/favicon.svg': { ...hour, ...shared },
    [searchIndexPath]: noIndex,
    '/edit': editor,
    '/edit/*': { ...editor, ...immutable },
    '/*.md': {
      'Content-Type': 'text/markdown; charset=utf-8',
      Link: `<${origin}/:splat>; rel="canonical"`,
    },
    [`https://:version.:subdomain${previewSuffix}/*`]: noIndex,
  };
}
