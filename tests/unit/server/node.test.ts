import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { expect, test, vi } from 'vitest';
import { memoryCaches, staticAssets } from '#server/node/bindings.ts';
import { clientAddress, trustedProxies } from '#server/node/client-address.ts';
import { folderWith } from '../folder-with.ts';
import { importWith } from '../import-with.ts';

const page = '/services/lens-fitting';
const body = 'page '.repeat(1000);

/** Creates an app whose responses are cached in memory, as on Node, and records which paths it renders. */
async function cachedApp({ status = 200, caches = memoryCaches(), render = () => body } = {}) {
  vi.stubGlobal('caches', caches);
  vi.resetModules();
  const { cacheResponses } = await import('#server/cache-responses.ts');
  const rendered: string[] = [];
  const app = new Hono();
  app.use(etag(), cacheResponses);
  app.get('*', (c) => {
    rendered.push(c.req.path);
    return c.html(render(), status as 200);
  });
  const get = (path: string) => app.request(path);
  const revalidate = (path: string, tag: string) =>
    app.request(path, { headers: { 'If-None-Match': tag } });
  return { get, revalidate, rendered };
}

const queries = Array.from({ length: 1000 }, (_, count) => `${page}?a=${count}`);
const origins = ['http://a.test', 'https://a.test', 'http://a.test:81', 'http://b.test'];
const missing = ['/a', '/b.php?x', '/wp/admin', '/services/a', '/services/b'];

test.each<[what: string, status: number, asked: string[], rendered: string[]]>([
  ['a page is rendered once, whatever its query', 200, queries, [page]],
  ['… or made-up host', 200, origins.map((origin) => origin + page), [page]],
  ['all missing addresses of a kind are rendered once', 404, missing, ['/a', '/services/a']],
  ['an error isn’t cached', 500, [page, page], [page, page]],
  ['a redirect isn’t cached', 302, [page, page], [page, page]],
])('%s', async (_what, status, asked, expected) => {
  const { get, rendered } = await cachedApp({ status });
  for (const path of asked) expect((await get(path)).status).toBe(status);
  expect(rendered).toEqual(expected);
});

test('neither a new hour nor a new build gets the page of the last one', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const caches = memoryCaches();
  for (const moment of ['12:59:59 one', '13:00:00 one', '13:00:00 two']) {
    const [time, build] = moment.split(' ');
    vi.setSystemTime(`2030-06-14T${time}Z`);
    vi.stubEnv('BUILD_ID', build);
    const { get, rendered } = await cachedApp({ caches });
    await get(page);
    await get(page);
    expect(rendered, moment).toEqual([page]);
  }
  vi.useRealTimers();
});

test('a client with the page of the last hour gets what the next hour changes, and nothing else', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const days = ['closings as of Thursday', 'closings as of Friday'];
  let day = days[0] ?? '';
  const { get, revalidate } = await cachedApp({
    render() {
      // The page takes until after the hour.
      vi.setSystemTime('2030-06-14T13:00:00.010Z');
      return day;
    },
  });
  vi.setSystemTime('2030-06-14T12:59:59.990Z');
  const before = await get(page);
  const tag = before.headers.get('ETag') ?? '';
  expect([await before.text(), tag]).toEqual([days[0], expect.stringMatching(/^"\w+"$/)]);
  expect((await revalidate(page, tag)).status).toBe(304);
  day = days[1] ?? '';
  vi.setSystemTime('2030-06-14T14:00:00Z');
  const after = await revalidate(page, tag);
  expect([after.status, await after.text()]).toEqual([200, day]);
  vi.useRealTimers();
});

test('a page that changes gets another ETag, though its size and date stay', async () => {
  const folder = folderWith({ 'contact.html': '', 'plain.html': 'as before' });
  async function headersOf(path: string, text: string) {
    const file = join(folder, 'contact.html');
    writeFileSync(file, text);
    // The date of every file in a reproducible image.
    utimesSync(file, 1, 1);
    const { headers } = await staticAssets(folder).fetch(new URL(path, 'http://localhost'));
    return { tag: headers.get('ETag'), changed: headers.get('Last-Modified') };
  }
  const before = await headersOf('/contact', 'Call (973) 555-0142');
  expect(before.tag).toMatch(/^"\w+"$/);
  expect(await headersOf('/contact', 'Call (973) 555-0142')).toEqual(before);
  const after = await headersOf('/contact', 'Call (973) 555-0143');
  expect(after.tag).not.toBe(before.tag);
  // A cache would compare the date.
  expect([before.changed, after.changed]).toEqual([null, null]);
  expect((await headersOf('/plain', '1')).tag).toBe((await headersOf('/plain', '2')).tag);
});

const video = '/media/loop.mp4';
const sizes = { [video]: 12 };
const { media } = await importWith(() => import('#server/media.ts'), 'virtual:media-sizes', sizes);

/** Requests a range of the bytes 0, 1, 2 … 11, which come in chunks of four. `taken` counts the chunks read. */
async function askFor(range: string, method = 'GET') {
  const taken = { chunks: 0, isCanceled: false };
  const file = new ReadableStream(
    {
      pull(controller) {
        if (taken.chunks === 3) return controller.close();
        const first = taken.chunks * 4;
        taken.chunks += 1;
        return controller.enqueue(Uint8Array.of(first, first + 1, first + 2, first + 3));
      },
      cancel() {
        taken.isCanceled = true;
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { Range: `bytes=${range}` };
  const ASSETS = { fetch: async () => new Response(file) };
  return { taken, answer: await media.request(video, { headers, method }, { ASSETS }) };
}

test('a range reads no chunk after its last one and cancels the file', async () => {
  const { answer, taken } = await askFor('1-5');
  expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([1, 2, 3, 4, 5]);
  await expect.poll(() => taken).toEqual({ chunks: 2, isCanceled: true });
});

test('a request that gets no body cancels the file', async () => {
  for (const [range, method, status] of [
    ['12-', 'GET', 416],
    ['1-5', 'HEAD', 200],
  ] as const) {
    const { answer, taken } = await askFor(range, method);
    expect([answer.status, answer.body, taken.isCanceled]).toEqual([status, null, true]);
  }
});

type Row = [visitor: string, trusted: string, peer: string, forwardedFor: string | null];

test.each<Row>([
  // Nobody is trusted, or another than the peer.
  ['127.0.0.1', '', '127.0.0.1', '192.0.2.1'],
  ['10.0.1.1', '10.0.0.0/24', '10.0.1.1', '192.0.2.1'],
  // The peer is trusted, in each of its spellings.
  ['192.0.2.1', 'loopback', '::1', '192.0.2.1'],
  ['2001:db8::1', 'loopback', '::ffff:127.0.0.1', '2001:db8::1'],
  ['192.0.2.1', '2001:db8::/32, 10.0.0.2', '2001:db8:1::9', '192.0.2.1'],
  // Only what trusted proxies added counts.
  ['192.0.2.1', 'loopback', '127.0.0.1', '127.0.0.1,192.0.2.1, ,'],
  ['192.0.2.1', 'loopback 10.0.0.0/8', '127.0.0.1', '203.0.113.7, 192.0.2.1, 10.0.0.2'],
  ['10.0.0.2', 'loopback', '127.0.0.1', '192.0.2.1, 10.0.0.2'],
  // Addresses with ports, and values that aren’t addresses.
  ['192.0.2.1', 'loopback', '127.0.0.1', '192.0.2.1:40312'],
  ['2001:db8::1', 'loopback', '127.0.0.1', '[2001:db8::1]:40312'],
  ['127.0.0.1', 'loopback', '127.0.0.1', '192.0.2.1, unknown'],
  ['127.0.0.1', 'loopback', '127.0.0.1', null],
  ['', 'loopback', '', '192.0.2.1'],
])('the visitor is %s if [%s] is trusted, %s asks, and the header is %j', (visitor, ...row) => {
  const [trusted, peer, forwardedFor] = row;
  expect(clientAddress(peer, forwardedFor, trustedProxies(trusted))).toBe(visitor);
});

const noProxies = 'nginx 127.1 10.0.0.0/33 10.0.0.0/ ::1/129 0.0.0.0/x';

test.each(noProxies.split(' '))('the server doesn’t start if TRUSTED_PROXY has %s', (name) => {
  expect(() => trustedProxies(`loopback, ${name}`)).toThrow(`TRUSTED_PROXY has "${name}"`);
});
