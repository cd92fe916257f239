import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makePictures } from '#build/pictures/make-pictures.ts';
import { createWorkshop, variantsOf, writeMaster } from './workshop.ts';

test('a master gets AVIF and WebP variants in the widths of its kind', async () => {
  const paths = await createWorkshop();
  await writeMaster(paths, 'background-1.jpg', 2000, '#203040');
  const { manifest, encoded } = await makePictures(paths);
  const { hash = '' } = manifest['background-1.jpg'] ?? {};
  expect(hash).toMatch(/^[0-9a-f]{8}$/);
  expect(encoded).toBe(6);
  expect(await variantsOf(paths)).toEqual([
    `background-1.${hash}-1280.avif`,
    `background-1.${hash}-1280.webp`,
    `background-1.${hash}-1920.avif`,
    `background-1.${hash}-1920.webp`,
    `background-1.${hash}-768.avif`,
    `background-1.${hash}-768.webp`,
  ]);
});

test('each variant is of the width and format that its name says', async () => {
  const paths = await createWorkshop();
  await writeMaster(paths, 'service-one.jpg', 700, '#a09080');
  await makePictures(paths);
  for (const file of await variantsOf(paths)) {
    const [, width, extension] = /-(\d+)\.(\w+)$/.exec(file) ?? [];
    const found = await sharp(join(paths.output, file)).metadata();
    expect(found.mediaType).toBe(`image/${extension}`);
    expect([found.width, found.height]).toEqual([Number(width), Number(width) / 2]);
  }
});

test('the manifest tells size, colour and widths, also when they come from the cache', async () => {
  const paths = await createWorkshop();
  await writeMaster(paths, 'hero-poster.jpg', 1000, '#203040');
  const { manifest } = await makePictures(paths);
  const { color = '', ...entry } = manifest['hero-poster.jpg'] ?? {};
  expect(entry).toMatchObject({ name: 'hero-poster', width: 1000, height: 500 });
  expect(color).toMatch(/^#(1f|2[01])(2f|3[01])(3f|4[01])$/);
  expect((await makePictures(paths)).manifest).toEqual(manifest);
});

test('no variant is wider than its master', async () => {
  const paths = await createWorkshop();
  await writeMaster(paths, 'guide-small.jpg', 500, '#808080');
  await writeMaster(paths, 'guide-tiny.jpg', 200, '#808080');
  await writeMaster(paths, 'guide-exact.jpg', 640, '#808080');
  const { manifest } = await makePictures(paths);
  expect(manifest['guide-small.jpg']?.widths).toEqual([400, 500]);
  expect(manifest['guide-tiny.jpg']?.widths).toEqual([200]);
  expect(manifest['guide-exact.jpg']?.widths).toEqual([400, 640]);
});

test('the picture of link previews gets no variants', async () => {
  const paths = await createWorkshop();
  await writeMaster(paths, 'og-default.jpg', 1200, '#808080');
  expect((await makePictures(paths)).manifest).toEqual({});
  expect(await variantsOf(paths)).toEqual([]);
});

test('a second run encodes nothing', async () => {
  const paths = await createWorkshop();
  await writeMaster(paths, 'guide-one.jpg', 300, '#808080');
  await makePictures(paths);
  const [file = ''] = await variantsOf(paths);
  const before = await stat(join(paths.output, file));
  expect((await makePictures(paths)).encoded).toBe(0);
  expect((await stat(join(paths.output, file))).mtimeMs).toBe(before.mtimeMs);
});

test('a changed master gets a new hash, and its old variants go', async () => {
  const paths = await createWorkshop();
  await writeMaster(paths, 'guide-one.jpg', 300, '#808080');
  const before = await makePictures(paths);
  await writeMaster(paths, 'guide-one.jpg', 300, '#406080');
  const after = await makePictures(paths);
  const hash = after.manifest['guide-one.jpg']?.hash;
  expect(hash).not.toBe(before.manifest['guide-one.jpg']?.hash);
  expect(await variantsOf(paths)).toEqual([
    `guide-one.${hash}-300.avif`,
    `guide-one.${hash}-300.webp`,
  ]);
});

test('files that are no variants stay', async () => {
  const paths = await createWorkshop();
  await mkdir(join(paths.output, 'letters'), { recursive: true });
  await writeFile(join(paths.output, 'price-list.pdf'), '');
  await makePictures(paths);
  expect(await variantsOf(paths)).toEqual(['letters', 'price-list.pdf']);
});

test('what an interrupted run left is neither taken for a variant nor kept', async () => {
  const paths = await createWorkshop();
  await writeMaster(paths, 'guide-one.jpg', 300, '#808080');
  await mkdir(paths.output);
  await writeFile(join(paths.output, '.0b5b1f6e-6c0e-4f0c-9f0e-2f6a1d1c7f11.tmp'), 'half');
  expect((await makePictures(paths)).encoded).toBe(2);
  expect(await variantsOf(paths)).toHaveLength(2);
});

test('a broken cache costs a look at the masters and nothing else', async () => {
  const paths = await createWorkshop();
  await writeMaster(paths, 'guide-one.jpg', 300, '#808080');
  const { manifest } = await makePictures(paths);
  await writeFile(paths.cache, '{"half":');
  expect(await makePictures(paths)).toEqual({ manifest, encoded: 0 });
});
