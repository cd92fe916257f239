import { expect, test } from 'vitest';
import { staticAssets } from '#server/node/static-assets.ts';
import { folderWith } from '../folder-with.ts';
import { importWith } from '../import-with.ts';

const chunkSize = 1024;

test('a range of a video is served without reading past it', async () => {
  const load = () => import('#server/media/media.ts');
  const sizes = { '/media/loop.mp4': 5000 };
  const { media } = await importWith(load, 'virtual:media-sizes', sizes);
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
  const headers = { Range: 'bytes=2000-2999' };
  const ASSETS = { fetch: async () => new Response(file) };
  const answer = await media.request('/media/loop.mp4', { headers }, { ASSETS });
  expect(answer.status).toBe(206);
  expect(answer.headers.get('Content-Range')).toBe('bytes 2000-2999/5000');
  expect(answer.headers.get('Content-Length')).toBe('1000');
  expect((await answer.arrayBuffer()).byteLength).toBe(1000);
});

test('Node streams a video in chunks', async () => {
  const bytes = new Uint8Array(500_000).fill(7);
  const folder = folderWith({ 'media/loop.mp4': bytes });
  const url = new URL('http://localhost/media/loop.mp4');
  const files = staticAssets(folder);
  const reader = (await files.fetch(url)).body?.getReader();
  const first = await reader?.read();
  expect(first?.value?.length).toBeLessThan(bytes.length / 2);
  await reader?.cancel();
  const whole = await files.fetch(url);
  expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true);
});
