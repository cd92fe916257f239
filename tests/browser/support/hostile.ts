import type { RawAnswer } from './raw-request.ts';
import { securityHeaders } from './security-headers.ts';

/** Markup that must never come back unescaped. */
export const markup = `<svg/onload=zq9>"'zq9`;

/** Each character that can end a text or an attribute, between letters that no page contains. */
export const marks = [`k<zq9`, `k>zq9`, `k"zq9`, `k'zq9`, `k&zq9`];

const internals = [
  /\bat .{0,200}\((?:file|node|worker):/,
  /\.m?[jt]sx?:\d+:\d+/,
  /node_modules|dist\/server|file:\/\/|\bchunk-[\w-]+\.js:\d/,
  new RegExp(process.cwd().replaceAll('/', '\\/')),
];

/**
 * Lists what is wrong with a response to any request: a server error, leaked internals, a redirect to
 * another host, echoed markup, an injected header, a cookie, or missing security headers.
 */
export function findBreaches(origin: string, answer: RawAnswer): string[] {
  const { status, headers, body } = answer;
  const found: string[] = [];
  if (status >= 500) found.push(`status ${status}`);
  if (internals.some((pattern) => pattern.test(body))) found.push('leaks internals');
  if (leadsAway(origin, headers.location)) found.push(`redirects to ${headers.location}`);
  if (givesMarkupBack(answer)) found.push('echoes markup');
  if (headers['x-injected'] !== undefined) found.push('has an injected header');
  if (headers['set-cookie'] !== undefined) found.push('sets a cookie');
  const missing = Object.keys(securityHeaders()).filter((name) => !headers[name.toLowerCase()]);
  if (missing.length > 0) found.push(`lacks ${missing.join(', ')}`);
  return found;
}

function givesMarkupBack({ headers, body }: RawAnswer): boolean {
  // JSON has its own escapes, and browsers don't render it as HTML.
  if (headers['content-type']?.startsWith('application/json')) return false;
  return body.includes('<svg/onload') || marks.some((mark) => body.includes(mark));
}

function leadsAway(origin: string, location: string | undefined): boolean {
  if (location === undefined) return false;
  return !/^\/(?![/\\])/.test(location) || new URL(location, origin).origin !== origin;
}
