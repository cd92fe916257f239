import { securityHeaders } from './practice.ts';
import type { RawAnswer } from './raw-request.ts';

/** Markup that must never come back as it was sent. */
export const markup = `<svg/onload=zq9>"'zq9`;

/** Each character that ends a text or an attribute, between letters that no page of the site has. */
export const marks = [`k<zq9`, `k>zq9`, `k"zq9`, `k'zq9`, `k&zq9`];

const internals = [
  /\bat .{0,200}\((?:file|node|worker):/,
  /\.m?[jt]sx?:\d+:\d+/,
  /node_modules|dist\/server|file:\/\/|\bchunk-[\w-]+\.js:\d/,
  new RegExp(process.cwd().replaceAll('/', '\\/')),
];

/**
 * Lists what an answer must never do, whatever was asked: fail, tell how the server is made, lead off
 * the host, give markup back, take a header from the request, or come without the security headers.
 */
export function findBreaches(origin: string, answer: RawAnswer): string[] {
  const { status, headers, body } = answer;
  const found: string[] = [];
  if (status >= 500) found.push(`status ${status}`);
  if (internals.some((pattern) => pattern.test(body))) found.push('tells how the server is made');
  if (leadsAway(origin, headers.location)) found.push(`leads to ${headers.location}`);
  if (givesMarkupBack(answer)) found.push('gives markup back');
  if (headers['x-injected'] !== undefined) found.push('takes a header from the request');
  if (headers['set-cookie'] !== undefined) found.push('sets a cookie');
  const missing = Object.keys(securityHeaders()).filter((name) => !headers[name.toLowerCase()]);
  if (missing.length > 0) found.push(`lacks ${missing.join(', ')}`);
  return found;
}

function givesMarkupBack({ headers, body }: RawAnswer): boolean {
  // JSON escapes in its own way, and no browser takes it for a page.
  if (headers['content-type']?.startsWith('application/json')) return false;
  return body.includes('<svg/onload') || marks.some((mark) => body.includes(mark));
}

function leadsAway(origin: string, location: string | undefined): boolean {
  if (location === undefined) return false;
  return !/^\/(?![/\\])/.test(location) || new URL(location, origin).origin !== origin;
}
