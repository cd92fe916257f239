import { turnstileSiteKey } from '#domain/contact/contact-delivery.ts';
import type { VideoSource } from '#domain/schema/brand.ts';
import { speculationRulesPath } from './files/speculation-rules.ts';

/** The source of Turnstile's script and frame, allowed if the contact form uses it. */
const turnstileHost = 'https://challenges.cloudflare.com';

/**
 * The Content-Security-Policy by directive. It omits `upgrade-insecure-requests`: every source is this site or
 * uses HTTPS, and Safari would apply it to localhost.
 */
function contentSecurityPolicy(video: readonly VideoSource[]): Record<string, readonly string[]> {
  const guard = turnstileSiteKey() ? [turnstileHost] : [];
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...guard],
    'style-src': ["'self'"],
    // Server-rendered Ark UI has style attributes. Style elements stay forbidden.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'media-src': mediaSources(video.map(({ src }) => src)),
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'none'"],
    'frame-src': ['https://www.google.com', 'https://maps.google.com', ...guard],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
}

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
 * Returns the security headers of every response. The worker sends them, and the build writes them to
 * `_headers` for static files. It is a function because the policy depends on settings that a build reads
 * after it has loaded this module.
 * @param video the files of the home page's video, whose hosts the policy allows
 */
export function securityHeaders(video: readonly VideoSource[]): Record<string, string> {
  const directives = Object.entries(contentSecurityPolicy(video));
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
  };
}

/**
 * Returns the sources that a policy must allow for these paths and addresses: this site, and each other host once.
 */
export function mediaSources(files: readonly string[]): string[] {
  const hosts = files.filter((file) => URL.canParse(file)).map((file) => new URL(file).origin);
  return ["'self'", ...new Set(hosts)];
}

/**
 * Returns the headers of every response: security, and what a browser may load before a click.
 * @param video the files of the home page's video
 */
export function siteHeaders(video: readonly VideoSource[]): Record<string, string> {
  return { ...securityHeaders(video), 'Speculation-Rules': `"${speculationRulesPath}"` };
}

/** Host names of Cloudflare's preview deployments, which search engines must not list. */
export const previewHosts = {
  suffix: '.workers.dev',
  rule: 'https://:version.:subdomain.workers.dev/*',
} as const;
