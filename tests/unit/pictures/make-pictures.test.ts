import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makePictures } from '#build/pictures/make-pictures.ts';
import { createWorkshop, variantsOf, type Workshop, writeImage } from './workshop.ts';

const make = ({ sources, output }: Workshop) => makePictures(sources, output);

test('a background image gets four variants in the widths their names give', async () => {
  const workshop = createWorkshop();
  await writeImage(workshop, 'background-1.jpg', 2000, '#203040');
  expect(await make(workshop)).toBe(4);
  for (const file of await variantsOf(workshop)) {
    const [, width, extension] = /^background-1\.[0-9a-f]{8}-(\d+)\.(\w+)$/.exec(file) ?? [];
    const found = await sharp(join(workshop.output, file)).metadata();
    expect(found.mediaType).toBe(`image/${extension}`);
    expect([found.width, found.height]).toEqual([Number(width), Number(width) / 2]);
  }
});

test('a picture with EXIF rotation is turned upright', async () => {
  const workshop = createWorkshop();
  await writeImage(workshop, 'guide-one.jpg', 300, '#808080');
  const file = join(workshop.sources, 'guide-one.jpg');
  await writeFile(file, await sharp(file).withMetadata({ orientation: 6 }).toBuffer());
  await make(workshop);
  for (const variant of await variantsOf(workshop)) {
    const { width, height } = await sharp(join(workshop.output, variant)).metadata();
    expect([width, height]).toEqual([150, 300]);
  }
});

/** Creates a plain JPEG, twice as wide as high. */
function jpeg(width: number): Promise<Buffer> {
  const create = { width, height: width / 2, channels: 3, background: '#808080' } as const;
  return sharp({ create }).jpeg().toBuffer();
}

const whole = await jpeg(1600);
const png = await sharp(whole).png().toBuffer();

test.each([
  [
    'text in it',
    'one.jpg',
    'no picture',
    /one\.jpg is unreadable: export it again as a JPEG or WebP\.$/,
  ],
  ['PNG data', 'one.jpg', png, /one\.jpg is unreadable/],
  ['half of its bytes', 'one.jpg', whole.subarray(0, whole.length / 2), /one\.jpg is unreadable/],
  ['3.5 MB', 'one.jpg', Buffer.alloc(3.5 * 1024 * 1024), /is oversized \(3\.5 MB, at most 3 MB\)/],
  [
    '4002 px',
    'one.jpg',
    await jpeg(4002),
    /\(4002 × 2001 px, at most 4000 px a side\): scale it down/,
  ],
  ['another extension', 'one.png', '', /one\.png does not end in \.jpg or \.webp: /],
  ['a name with a space', 'My one.jpg', '', /My one\.jpg cannot be an address: name it with a-z/],
])('a picture file with %s stops the build', async (_what, file, content, words) => {
  const workshop = createWorkshop();
  await writeFile(join(workshop.sources, file), content);
  await expect(make(workshop)).rejects.toThrow(words);
});
