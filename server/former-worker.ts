import { createMiddleware } from 'hono/factory';
import { cacheControl } from './headers.ts';

/** Usual names of service workers: `sw.js`, `superpwa-sw.js`, `service-worker.js`. */
const usualName = /^\/(?:[\w-]*-)?(?:sw|service-?worker)\.js$/i;

/** Deletes what the former site stored, ends itself, and loads the pages again that it has answered. */
const farewell = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
  for (const page of await clients.matchAll({ type: 'window' })) page.navigate(page.url);
}
`;

/**
 * Middleware that replaces the service worker of a site that was at this address before. It would show that site to its
 * visitors for ever, because a browser keeps a worker whose file is missing. Browsers say that they ask for a worker, so
 * its name can be any.
 */
export const formerWorker = createMiddleware(async (c, next) => {
  if (c.req.header('Service-Worker') !== 'script' && !usualName.test(c.req.path)) return next();
  return c.body(farewell, 200, {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': cacheControl.never,
    // The former one may have been in a folder, for the whole site.
    'Service-Worker-Allowed': '/',
  });
});
