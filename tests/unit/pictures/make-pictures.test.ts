import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { describePictures, makePictures } from '#build/pictures/make-pictures.ts';
import { createWorkshop, variantsOf, type Workshop, writeImage } from './workshop.ts';

const make = ({ sources, output }: Workshop) => makePictures(sources, output);

test('a source image gets AVIF variants in the widths of its kind, and one WebP', async () => {
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

test('pages learn the size, color and widths of a picture, none wider than its source', async () => {
  const workshop = createWorkshop();
  await writeImage(workshop, 'hero-poster.jpg', 1000, '#203040');
  await writeImage(workshop, 'guide-tiny.jpg', 200, '#808080');
  const pictures = await describePictures(workshop.sources);
  const { color, ...entry } = pictures['hero-poster.jpg'] ?? {};
  expect(entry).toMatchObject({ width: 1000, height: 500, widths: [640, 960, 1000] });
  // As near to the picture's own color as the bins of the dominant one are wide.
  for (const [index, channel] of [0x20, 0x30, 0x40].entries()) {
    const found = Number.parseInt(color?.slice(1 + 2 * index, 3 + 2 * index) ?? '', 16);
    expect(Math.abs(found - channel)).toBeLessThanOrEqual(16);
  }
  expect(pictures['guide-tiny.jpg']?.widths).toEqual([200]);
});

test('a picture that a phone took on its side stands upright', async () => {
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

test('a second run encodes nothing', async () => {
  const workshop = createWorkshop();
  await writeImage(workshop, 'guide-one.jpg', 300, '#808080');
  await make(workshop);
  const file = join(workshop.output, (await variantsOf(workshop))[0] ?? '');
  const before = await stat(file);
  expect(await make(workshop)).toBe(0);
  expect((await stat(file)).mtimeMs).toBe(before.mtimeMs);
});

test('a changed source image gets new variants, and the old ones go', async () => {
  const workshop = createWorkshop();
  await writeImage(workshop, 'guide-one.jpg', 300, '#808080');
  await make(workshop);
  const before = await variantsOf(workshop);
  await writeImage(workshop, 'guide-one.jpg', 300, '#406080');
  await make(workshop);
  const after = await variantsOf(workshop);
  expect(after).toHaveLength(2);
  expect(after.filter((file) => before.includes(file))).toEqual([]);
});

test('files that are no variants stay, and what an interrupted run left goes', async () => {
  const workshop = createWorkshop();
  await mkdir(join(workshop.output, 'letters'), { recursive: true });
  await writeFile(join(workshop.output, 'price-list.pdf'), '');
  await writeFile(join(workshop.output, 'guide-one.0123abcd-400.avif.12.tmp'), 'half');
  await make(workshop);
  expect(await variantsOf(workshop)).toEqual(['letters', 'price-list.pdf']);
});

const image = { create: { width: 8, height: 8, channels: 3, background: '#808080' } } as const;

test.each([
  [
    'guide-one.jpg',
    'no picture',
    /guide-one\.jpg is unreadable: export it again as a JPEG or WebP\.$/,
  ],
  ['guide-one.jpg', await sharp(image).png().toBuffer(), /guide-one\.jpg is unreadable/],
  [
    'guide-one.jpg',
    Buffer.alloc(3.5 * 1024 * 1024),
    /is oversized \(3\.5 MB, at most 3 MB\): save/,
  ],
  [
    'guide-one.png',
    '',
    /guide-one\.png does not end in \.jpg or \.webp: .* save anything else as a JPEG/,
  ],
  [
    'My guide.jpg',
    '',
    /My guide\.jpg cannot be an address: name it with a-z, 0-9, hyphens and underscores only/,
  ],
])('an unfit file stops the build before anything is encoded: %s', async (file, content, words) => {
  const workshop = createWorkshop();
  await writeImage(workshop, 'a-fit-one.jpg', 300, '#808080');
  await writeFile(join(workshop.sources, file), content);
  await expect(make(workshop)).rejects.toThrow(words);
  await expect(variantsOf(workshop)).rejects.toThrow('ENOENT');
});

test('a picture that an editor made smaller is a source, too', async () => {
  const workshop = createWorkshop();
  await sharp({ create: { ...image.create, width: 300 } })
    .webp()
    .toFile(join(workshop.sources, 'img_2041.webp'));
  await make(workshop);
  expect(await variantsOf(workshop)).toHaveLength(2);
  expect(await describePictures(workshop.sources)).toMatchObject({
    'img_2041.webp': { name: 'img_2041', width: 300, height: 8 },
  });
});

test('a source image of more than 4000 pixels stops the build', async () => {
  const workshop = createWorkshop();
  await writeImage(workshop, 'guide-one.jpg', 4002, '#808080');
  await expect(make(workshop)).rejects.toThrow(
    /guide-one\.jpg is oversized \(4002 × 2001 px, at most 4000 px a side\): scale it down\.$/,
  );
});

test('a source image cut off in the middle stops the build', async () => {
  const workshop = createWorkshop();
  await writeImage(workshop, 'guide-one.jpg', 1600, '#808080');
  const path = join(workshop.sources, 'guide-one.jpg');
  const whole = await readFile(path);
  await writeFile(path, whole.subarray(0, whole.length / 2));
  await expect(make(workshop)).rejects.toThrow(/guide-one\.jpg is unreadable/);
});
