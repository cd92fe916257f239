import { turnstileSiteKey } from '#domain/environment.ts';
import type { VideoSource } from '#domain/schema/brand.ts';
import { speculationRulesPath } from './files/speculation-rules.ts';

/** The source of Turnstile's script and frame, allowed if the contact form uses it. */
const turnstileHost = 'https://challenges.cloudflare.com';

const deniedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'payment',
  'usb',
];

/**
 * Returns the headers of every response: security, and what a browser may load before a click. The worker sends
 * them, and the build writes them to `_headers` for static files. It is a function because the policy depends on
 * settings that a build reads after it has loaded this module.
 * @param video the files of the home page's video, whose hosts the policy allows
 */
export function siteHeaders(video: readonly Pick<VideoSource, 'src'>[]): Record<string, string> {
  const directives = Object.entries(contentSecurityPolicy(video.map(({ src }) => src)));
  return {
    'Content-Security-Policy': directives.map((directive) => directive.flat().join(' ')).join('; '),
    // Without `includeSubDomains`: the practice may have subdomains that don't support HTTPS.
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Origin-Agent-Cluster': '?1',
    'Speculation-Rules': `"${speculationRulesPath}"`,
  };
}

/**
 * The Content-Security-Policy by directive. It omits `upgrade-insecure-requests`: every source is this site or
 * uses HTTPS, and Safari would apply it to localhost.
 */
function contentSecurityPolicy(media: readonly string[]): Record<string, readonly string[]> {
  const guard = turnstileSiteKey() ? [turnstileHost] : [];
  const mediaHosts = media.flatMap((file) => URL.parse(file)?.origin ?? []);
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...guard],
    'style-src': ["'self'"],
    // Server-rendered Ark UI has style attributes. Style elements stay forbidden.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'media-src': ["'self'", ...new Set(mediaHosts)],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'none'"],
    'frame-src': ['https://www.google.com', 'https://maps.google.com', ...guard],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
}
