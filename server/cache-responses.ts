import { getRuntimeKey } from 'hono/adapter';
import { cache } from 'hono/cache';
import { plainPath } from '#domain/core/addresses.ts';
import { isPage } from '#domain/site/routes.ts';
import { textFiles } from './files/routes.ts';

/** The random id of the build. `vite.config.ts` defines it. */
export const buildId: string = import.meta.env.BUILD_ID ?? 'development';

const isNode = getRuntimeKey() === 'node';
const millisecondsPerHour = 3_600_000;

/**
 * Returns what a response is valid for: one build, and one hour, because `llms.txt` lists the coming closings, and
 * pages show the current year. In all American time zones, a day begins on the hour in UTC. Only the cache asks: the ETag is a hash of
 * what was sent, so it changes if, and only if, that does.
 */
function version(): string {
  return `${buildId}-${Math.floor(Date.now() / millisecondsPerHour)}`;
}

/** Returns whether no page has this path and its answer is “Page not found”. A missing post's leads to the blog instead. */
export function isMissing(path: string): boolean {
  const address = pageAddress(path);
  return address !== path && !address.startsWith('/blog/');
}

/** A post or a service that doesn't exist. Each has its own answer, and an entry's Markdown is a file. */
const entry = /^\/(blog|services)\/[^/]+(?<!\.md)$/;

/** Returns the address of the page that answers a path: its own, or one for all missing paths of its kind. */
export function pageAddress(path: string): string {
  if (isPage(path)) return path;
  const [, folder] = entry.exec(plainPath(path)) ?? [];
  return folder ? `/${folder}/404` : '/404';
}

/**
 * Middleware that caches what is the same for everyone. The key is the address without the query, which changes
 * nothing on these pages, so nobody can fill a cache with made-up queries. All missing addresses of a kind share one
 * key. On Node, where `compress` follows, the encoding is a part of it: `start.ts` leaves one of three.
 */
export const cacheResponses = cache({
  cacheName: 'site',
  keyGenerator: ({ req: { path } }) =>
    `${version()} ${Object.hasOwn(textFiles, path) ? path : pageAddress(path)}`,
  cacheableStatusCodes: [200, 404],
  ...(isNode && { wait: true, vary: 'Accept-Encoding' }),
  onCacheNotAvailable: false,
});
