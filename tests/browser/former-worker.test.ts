import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rawRequest } from './support/raw-request.ts';
import { expect, test } from './support/test.ts';

/** Answers every page from its cache, as a former site's worker did. */
const oldWorker = `
const page = () => new Response('<title>Old site</title>', { headers: { 'Content-Type': 'text/html' } });
addEventListener('activate', (event) => event.waitUntil(
  caches.open('old').then((cache) => cache.put('/', page())).then(() => clients.claim())));
addEventListener('fetch', (event) => event.request.mode === 'navigate' && event.respondWith(page()));`;

test('a former site’s service worker is replaced @chromium @nightly', async ({ page, origin }) => {
  let isOld = true;
  const site = createServer(async ({ url, headers }, response) => {
    const asks = { 'Service-Worker': `${headers['service-worker'] ?? ''}` };
    if (!isOld) {
      const answer = await rawRequest(origin, `${url}`, asks);
      return response.writeHead(answer.status, answer.headers).end(answer.bytes);
    }
    const type = asks['Service-Worker'] ? 'text/javascript' : 'text/html';
    response.writeHead(200, { 'Content-Type': type, 'Service-Worker-Allowed': '/' });
    return response.end(asks['Service-Worker'] ? oldWorker : '<title>Old site</title>');
  });
  site.listen(0, '127.0.0.1').unref();
  await once(site, 'listening');
  const formerSite = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  await page.goto(formerSite);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/plugins/Old%20app.js?v=2', { scope: '/' });
    await navigator.serviceWorker.ready;
  });
  isOld = false;
  await page.goto(`${formerSite}/contact`).catch(() => undefined);
  await expect(page).not.toHaveTitle('Old site');
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ]);
  await expect.poll(left).toEqual([0, 0]);
});
