import { readdir } from 'node:fs/promises';
import { createServer } from 'vite';
import { expect, test, vi } from 'vitest';
import { picturesPlugin } from '#build/pictures/pictures-plugin.ts';
import { createWorkshop, writeImage } from './workshop.ts';

test('the dev server has all variants from its first request on, and takes up a changed image', async () => {
  const workshop = createWorkshop();
  await writeImage(workshop, 'guide-one.jpg', 300, '#808080');
  const server = await createServer({
    root: workshop.root,
    configFile: false,
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1' },
    plugins: [picturesPlugin({ sources: 'images', output: workshop.output })],
  });
  await server.listen();
  const [variant] = await readdir(workshop.output);
  const response = await fetch(`${server.resolvedUrls?.local[0]}uploads/${variant}`);
  expect(response.headers.get('content-type')).toBe('image/avif');
  const before = await server.ssrLoadModule('virtual:pictures');
  // The server doesn't say when its watcher is ready: a first change may come before that.
  await vi.waitFor(
    async () => {
      await writeImage(workshop, 'guide-one.jpg', 200, '#808080');
      expect(await server.ssrLoadModule('virtual:pictures')).not.toEqual(before);
    },
    { timeout: 20_000, interval: 500 },
  );
  await vi.waitFor(async () => expect(await readdir(workshop.output)).not.toContain(variant));
  await server.close();
});
