import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readImages } from '#build/pictures/images.ts';
import { ContentError } from '#content-model/parse/content-error.ts';
import { folderWith } from '../folder-with.ts';

/** Makes the variants of one picture. */
async function make(file: string, content: Uint8Array | string) {
  const images = await readImages(folderWith({ [file]: content }));
  const variants = images[file]?.variants ?? [];
  return Promise.all(variants.map(async ({ url, make }) => ({ url, bytes: await make() })));
}

/** Creates a plain JPEG, twice as wide as high. */
function jpeg(width: number) {
  const create = { width, height: width / 2, channels: 3, background: '#808080' } as const;
  return sharp({ create }).jpeg();
}

test('a background image gets four variants in the widths their names give', async () => {
  const variants = await make('background-1.jpg', await jpeg(2000).toBuffer());
  expect(variants).toHaveLength(4);
  for (const { url, bytes } of variants) {
    const [, width, extension] = /background-1\.[0-9a-f]{8}-(\d+)\.(\w+)$/.exec(url) ?? [];
    const found = await sharp(bytes as Buffer).metadata();
    expect(found.mediaType).toBe(`image/${extension}`);
    expect([found.width, found.height]).toEqual([Number(width), Number(width) / 2]);
  }
});

test('a picture with EXIF rotation is turned upright', async () => {
  const lying = await jpeg(300).withMetadata({ orientation: 6 }).toBuffer();
  for (const { bytes } of await make('guide-one.jpg', lying)) {
    const { width, height } = await sharp(bytes as Buffer).metadata();
    expect([width, height]).toEqual([150, 300]);
  }
});

const whole = await jpeg(1600).toBuffer();
const large = Buffer.alloc(3.5 * 1024 * 1024);

test.each<[what: string, file: string, content: Uint8Array | string, expected: string, RegExp]>([
  [
    'text in it',
    'one.jpg',
    'no picture',
    'a readable JPEG or WebP: export it again',
    /unsupported/,
  ],
  ['PNG data', 'one.jpg', await jpeg(10).png().toBuffer(), 'a readable JPEG or WebP', /^png$/],
  ['half of its bytes', 'one.jpg', whole.subarray(0, whole.length / 2), 'a readable JPEG', /\S/],
  ['3.5 MB', 'one.jpg', large, 'at most 3 MB: save it smaller', /^3\.5 MB$/],
  ['4002 px', 'one.jpg', await jpeg(4002).toBuffer(), 'at most 4000 px', /^4002 × 2001 px$/],
  ['another extension', 'one.png', '', 'ends in .jpg or .webp: rename', /^one\.png$/],
  ['a name with a space', 'My one.jpg', '', 'a name of a-z', /^My one\.jpg$/],
])('a picture file with %s stops the build', async (_what, file, content, expected, received) => {
  const error = await make(file, content).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ContentError);
  expect((error as ContentError).problems).toEqual([
    {
      file: expect.stringMatching(new RegExp(`/${file}$`)),
      field: 'the file',
      expected: expect.stringContaining(expected),
      received: expect.stringMatching(received),
    },
  ]);
});
