import { hero } from './practice.ts';

/** Hosts of the home page's video, which the policy must allow. */
const videoHosts = new Set(
  hero.video.flatMap(({ src }) => (URL.canParse(src) ? [new URL(src).origin] : [])),
);

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  ["media-src 'self'", ...videoHosts].join(' '),
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'none'",
  'frame-src https://www.google.com https://maps.google.com',
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
];

/** Returns the security headers that every response must have. */
export const securityHeaders = (): Record<string, string> => ({
  'Content-Security-Policy': policy.join('; '),
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), ' +
    'microphone=(), payment=(), usb=()',
  'Origin-Agent-Cluster': '?1',
});
