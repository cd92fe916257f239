import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeSocialPictures } from '#build/pictures/social-pictures.ts';
import { createWorkshop, variantsOf, type Workshop } from './workshop.ts';

/** A white picture, larger than a crop one way, whose first half is black. */
function halfBlack(width: number, height: number) {
  const half = {
    create: { width: 800, height: Math.min(height, 800), channels: 3, background: '#000' },
  } as const;
  return sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .composite([{ input: half, left: 0, top: 0 }])
    .jpeg()
    .toBuffer();
}

const wide = await halfBlack(1600, 400);
const tall = await halfBlack(800, 1600);

/** The crop that stands for a page with this image. */
async function cropOf({ sources, output }: Workshop, bytes: Buffer, focus?: object) {
  await writeFile(join(sources, 'one.jpg'), bytes);
  const image = { file: 'one.jpg', alt: 'Two halves', ...focus };
  const pictures = await makeSocialPictures({ '/one': image }, sources, output);
  return {
    ...pictures['/one'],
    file: join(output, (await variantsOf({ sources, output, root: '' }))[0] ?? ''),
  };
}

test.each([
  ['the left of a wide photograph', wide, { focus: { x: 0, y: 50 } }, 0],
  ['the right of a wide photograph', wide, { focus: { x: 100, y: 50 } }, 255],
  ['the top of a tall photograph', tall, { focus: { x: 50, y: 0 } }, 0],
  ['the bottom of a tall photograph', tall, { focus: { x: 50, y: 100 } }, 255],
  ['the middle, where no focus is named', tall, {}, 127],
])('a link preview shows %s', async (_name, photograph, focus, expected) => {
  const { url, alt, file } = await cropOf(createWorkshop(), photograph, focus);
  expect(url).toMatch(/^\/social\/one\.[0-9a-f]{8}\.jpg$/);
  expect(alt).toBe('Two halves');
  const { format, width, height } = await sharp(file).metadata();
  expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
  const { channels } = await sharp(file).stats();
  expect(Math.abs((channels[0]?.mean ?? Number.NaN) - expected)).toBeLessThan(16);
});

test('another focus is another file, and replaces the first', async () => {
  const workshop = createWorkshop();
  const first = await cropOf(workshop, wide);
  const other = await cropOf(workshop, wide, { focus: { x: 0, y: 0 } });
  expect(other.url).not.toBe(first.url);
  expect(await variantsOf(workshop)).toHaveLength(1);
});
