import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makePictures } from '#build/pictures/make-pictures.ts';
import { folderWith } from '../folder-with.ts';

/** Makes the variants of one picture. Returns the paths of their files. */
async function make(file: string, content: Uint8Array | string): Promise<string[]> {
  const folder = folderWith({ [`images/${file}`]: content });
  const output = join(folder, 'uploads');
  await makePictures(join(folder, 'images'), output);
  return readdirSync(output).map((name) => join(output, name));
}

/** Creates a plain JPEG, twice as wide as high. */
function jpeg(width: number) {
  const create = { width, height: width / 2, channels: 3, background: '#808080' } as const;
  return sharp({ create }).jpeg();
}

test('a background image gets four variants in the widths their names give', async () => {
  const variants = await make('background-1.jpg', await jpeg(2000).toBuffer());
  expect(variants).toHaveLength(4);
  for (const file of variants) {
    const [, width, extension] = /background-1\.[0-9a-f]{8}-(\d+)\.(\w+)$/.exec(file) ?? [];
    const found = await sharp(file).metadata();
    expect(found.mediaType).toBe(`image/${extension}`);
    expect([found.width, found.height]).toEqual([Number(width), Number(width) / 2]);
  }
});

test('a picture with EXIF rotation is turned upright', async () => {
  const lying = await jpeg(300).withMetadata({ orientation: 6 }).toBuffer();
  for (const file of await make('guide-one.jpg', lying)) {
    const { width, height } = await sharp(file).metadata();
    expect([width, height]).toEqual([150, 300]);
  }
});

const whole = await jpeg(1600).toBuffer();
const large = Buffer.alloc(3.5 * 1024 * 1024);

test.each<[what: string, file: string, content: Uint8Array | string, said: RegExp]>([
  ['text in it', 'one.jpg', 'no picture', /is unreadable: export it again as a JPEG or WebP\.$/],
  ['PNG data', 'one.jpg', await jpeg(10).png().toBuffer(), /one\.jpg is unreadable/],
  ['half of its bytes', 'one.jpg', whole.subarray(0, whole.length / 2), /one\.jpg is unreadable/],
  ['3.5 MB', 'one.jpg', large, /is oversized \(3\.5 MB, at most 3 MB\)/],
  ['4002 px', 'one.jpg', await jpeg(4002).toBuffer(), /\(4002 × 2001 px, at most 4000 px a side/],
  ['another extension', 'one.png', '', /one\.png does not end in \.jpg or \.webp: /],
  ['a name with a space', 'My one.jpg', '', /My one\.jpg cannot be an address: name it with a-z/],
])('a picture file with %s stops the build', async (_what, file, content, said) => {
  await expect(make(file, content)).rejects.toThrow(said);
});
