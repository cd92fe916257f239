import { expect, test } from 'vitest';
import { hero } from '#domain/brand/brand.ts';
import { request } from './request.ts';

/** A video that the site serves itself. */
const video = hero.video.find(({ src }) => src.startsWith('/media/'));

const testVideo = test.skipIf(!video);

async function askFor(headers: Record<string, string>) {
  return request(video?.src ?? '', { headers });
}

testVideo('a range of a video is answered with that range', async () => {
  const response = await askFor({ Range: 'bytes=10-19' });
  expect(response.status).toBe(206);
  expect(response.headers.get('Content-Range')).toMatch(/^bytes 10-19\/\d+$/);
  expect(response.headers.get('Content-Type')).toBe(video?.type);
  expect(response.headers.get('Content-Length')).toBe('10');
  expect((await response.arrayBuffer()).byteLength).toBe(10);
});

testVideo('the last bytes and an open range are ranges, too', async () => {
  const whole = (await (await askFor({})).arrayBuffer()).byteLength;
  expect((await askFor({ Range: 'bytes=-5' })).headers.get('Content-Range')).toBe(
    `bytes ${whole - 5}-${whole - 1}/${whole}`,
  );
  expect((await askFor({ Range: 'bytes=0-' })).headers.get('Content-Range')).toBe(
    `bytes 0-${whole - 1}/${whole}`,
  );
});

testVideo('a range beyond the end is refused', async () => {
  const response = await askFor({ Range: 'bytes=99999999-' });
  expect(response.status).toBe(416);
  expect(response.headers.get('Content-Range')).toMatch(/^bytes \*\/\d+$/);
});

testVideo('a range of another version is answered with the whole', async () => {
  const etag = (await askFor({})).headers.get('ETag') ?? '';
  expect((await askFor({ Range: 'bytes=0-9', 'If-Range': etag })).status).toBe(206);
  expect((await askFor({ Range: 'bytes=0-9', 'If-Range': '"older"' })).status).toBe(200);
});

testVideo('a range that is asked for without a body is answered with the whole', async () => {
  const init = { method: 'HEAD', headers: { Range: 'bytes=0-9' } };
  const head = await request(video?.src ?? '', init);
  expect(head.status).toBe(200);
  expect(head.headers.get('Content-Range')).toBeNull();
});

test('a missing video is not found', async () => {
  expect((await request('/media/nothing.webm')).status).toBe(404);
  expect((await request('/media/..%2fpractice.mp4')).status).toBe(404);
});
