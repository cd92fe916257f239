import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hero } from '#domain/brand/brand.ts';
import { createApp } from '#server/app.ts';
import { openStaticFiles } from '#server/node/static-files.ts';
import { folderWith } from '../folder-with.ts';

/** A video that the site hosts itself. */
const video = hero.video.find(({ src }) => src.startsWith('/media/'))?.src ?? '';

const chunkSize = 1024;

test.skipIf(!video)('a range of a video is served without reading past it', async () => {
  const { size } = statSync(`content${video}`);
  let bytesRead = 0;
  const file = new ReadableStream(
    {
      pull(controller) {
        if (bytesRead > 3000)
          throw new Error('The server read the video past the requested range.');
        controller.enqueue(new Uint8Array(chunkSize));
        bytesRead += chunkSize;
      },
    },
    { highWaterMark: 0 },
  );
  const request = new Request(`http://localhost${video}`, {
    headers: { Range: 'bytes=2000-2999' },
  });
  const ASSETS = { fetch: async () => new Response(file) };
  const answer = await createApp(() => {}).fetch(request, { ASSETS, REQUEST_LOG: 'none' });
  expect(answer.status).toBe(206);
  expect(answer.headers.get('Content-Range')).toBe(`bytes 2000-2999/${size}`);
  expect(answer.headers.get('Content-Length')).toBe('1000');
  expect((await answer.arrayBuffer()).byteLength).toBe(1000);
});

test('Node streams a video in chunks', async () => {
  const bytes = new Uint8Array(500_000).fill(7);
  const build = folderWith({ 'client/media/loop.mp4': bytes });
  const url = new URL('http://localhost/media/loop.mp4');
  const files = await openStaticFiles(build, () => ({}));
  const reader = (await files.fetch(url)).body?.getReader();
  const first = await reader?.read();
  expect(first?.value?.length).toBeLessThan(bytes.length / 2);
  await reader?.cancel();
  const whole = await files.fetch(url);
  expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true);
  expect(whole.headers.get('ETag')).toMatch(/^"\w+"$/);
});
