import { expect, test, vi } from 'vitest';
import { buildIndex } from '#content/search/build-index.ts';
import { createApp } from '#server/app.ts';
import { entries, services } from '../content/all-entries.ts';

const indexPath = '/content/search-index.json';
vi.mock('virtual:search-index', () => ({ default: { path: '/content/search-index.json' } }));

test('the search index is read once, after the first answer, and before anybody searches', async () => {
  const index = JSON.stringify(buildIndex(entries, new Set()));
  const read: string[] = [];
  const ASSETS = {
    async fetch(asset: Request | URL | string) {
      read.push(new URL(asset instanceof Request ? asset.url : asset).pathname);
      return new Response(index);
    },
  };
  const title = services[0]?.entry.record.title ?? '';
  const awaited: Promise<unknown>[] = [];
  const waitUntil = (promise: Promise<unknown>) => void awaited.push(promise);
  const context = { waitUntil } as unknown as ExecutionContext;
  const app = createApp(() => {});
  const get = (path: string) =>
    app.fetch(
      new Request(`http://localhost${path}`),
      { ASSETS, writeLine: () => undefined },
      context,
    );

  await get('/healthz');
  expect(read).toEqual([]);
  await Promise.all(awaited);
  expect(read).toEqual([indexPath]);

  const found = await get(`/search.json?q=${encodeURIComponent(title)}`);
  expect(await found.json()).not.toEqual([]);
  expect(read).toEqual([indexPath]);
  expect(awaited).toHaveLength(1);
});
