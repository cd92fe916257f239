import type { IncomingHttpHeaders } from 'node:http';

/** An answer as far as the Observatory looks at it. */
export interface ScannedAnswer {
  headers: IncomingHttpHeaders;
  body: string;
}

/**
 * What Mozilla's HTTP Observatory, algorithm 6, adds for an answer over HTTPS or takes away: the rules
 * of `src/analyzer/tests` and the points of `src/grader/charts.js` in github.com/mdn/mdn-http-observatory
 * at 94042bb. Where the site has no use for one of its distinctions the worst case stands. How HTTP
 * leads to HTTPS is a setting of the zone, and the list of preloaded hosts is the browsers': neither is here.
 */
export const modifiers: Readonly<Record<string, (answer: ScannedAnswer) => number>> = {
  'content security policy': ({ headers }) => ratePolicy(readPolicy(headers)),
  cookies: ({ headers }) => (headers['set-cookie'] ? -40 : 0),
  'cross-origin embedder policy': ({ headers }) =>
    rateValue(headerOf(headers, 'cross-origin-embedder-policy'), [
      'require-corp',
      'credentialless',
    ]),
  'cross-origin opener policy': ({ headers }) =>
    rateValue(headerOf(headers, 'cross-origin-opener-policy'), [
      'same-origin',
      'same-origin-allow-popups',
      'noopener-allow-popups',
    ]),
  'cross-origin resource policy': ({ headers }) =>
    rateValue(headerOf(headers, 'cross-origin-resource-policy'), ['same-origin', 'same-site']),
  'cross-origin resource sharing': ({ headers }) =>
    headers['access-control-allow-credentials'] ? -50 : 0,
  'framing by other sites': rateFraming,
  'referrer policy': ({ headers }) => rateReferrer(headerOf(headers, 'referrer-policy')),
  'strict transport security': ({ headers }) =>
    rateTransport(headerOf(headers, 'strict-transport-security')),
  'subresource integrity': ({ body }) => rateScripts(body),
  'content type options': ({ headers }) =>
    headerOf(headers, 'x-content-type-options')?.toLowerCase() === 'nosniff' ? 0 : -5,
};

/** The score: bonuses count only where penalties leave 90 points of the 100. */
export function scoreOf(answer: ScannedAnswer): number {
  const points = Object.values(modifiers).map((rate) => rate(answer));
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 100);
  const penalized = sum(points.filter((value) => value < 0));
  return penalized < 90 ? Math.max(penalized, 0) : sum(points);
}

function headerOf(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
}

type Policy = Map<string, string[]>;

const broad = [
  'ftp:',
  'http:',
  'https:',
  '*',
  'http://*',
  'http://*.*',
  'https://*',
  'https://*.*',
];
const inline = ["'unsafe-inline'", 'data:'];

/** The directives of the one policy; nothing where there is none, or a directive stands twice. */
function readPolicy(headers: IncomingHttpHeaders): Policy | undefined {
  const text = headerOf(headers, 'content-security-policy');
  const entries = (text ?? '')
    .toLowerCase()
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([name]) => name);
  const policy = new Map(entries.map(([name = '', ...sources]) => [name, sources]));
  return policy.size > 0 && policy.size === entries.length ? policy : undefined;
}

function ratePolicy(policy: Policy | undefined): number {
  if (!policy) return -25;
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const has = (name: string, sources: string[]) =>
    sourcesOf(name).some((source) => sources.includes(source));
  const isInsecure = (sources: string[]) => sources.some((source) => /^(?:http|ftp):/.test(source));
  const passive = ['img-src', 'media-src'];
  const active = [...policy].filter(([name]) => !passive.includes(name)).map(([, list]) => list);
  if (has('script-src', [...broad, ...inline]) || has('object-src', broad)) return -20;
  if (isInsecure(active.flat())) return -20;
  if (has('script-src', ["'unsafe-eval'"]) || has('style-src', ["'unsafe-eval'"])) return -10;
  if (isInsecure(passive.flatMap(sourcesOf))) return -10;
  if (has('style-src', [...broad, ...inline])) return 0;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
}

/** Ten points for a value that isolates, none for its absence, five off for a word that is none. */
function rateValue(value: string | undefined, isolating: string[]): number {
  if (value === undefined || ['unsafe-none', 'cross-origin'].includes(value)) return 0;
  return isolating.includes(value) ? 10 : -5;
}

function rateFraming({ headers }: ScannedAnswer): number {
  if (readPolicy(headers)?.has('frame-ancestors')) return 5;
  return /^(?:deny|sameorigin)$/i.test(headerOf(headers, 'x-frame-options') ?? '') ? 5 : -20;
}

function rateReferrer(value: string | undefined): number {
  const discreet = [
    'no-referrer',
    'same-origin',
    'strict-origin',
    'strict-origin-when-cross-origin',
  ];
  if (value === undefined) return 0;
  return discreet.includes(value) ? 5 : -5;
}

function rateTransport(value: string | undefined): number {
  const [, seconds] = value?.match(/max-age=(\d+)/i) ?? [];
  if (seconds === undefined) return -20;
  return Number(seconds) < 15_552_000 ? -10 : 0;
}

function rateScripts(html: string): number {
  const scripts = (html.match(/<script\b[^>]*\ssrc="[^>]*>/g) ?? []).map((tag) => ({
    isOwn: /\ssrc="\/(?!\/)/.test(tag),
    isHashed: /\sintegrity="[^"]/.test(tag),
  }));
  if (scripts.some(({ isOwn, isHashed }) => !isOwn && !isHashed)) return -50;
  return scripts.some(({ isHashed }) => isHashed) ? 5 : 0;
}
