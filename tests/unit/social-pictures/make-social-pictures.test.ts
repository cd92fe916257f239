import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Region } from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import type { PictureText } from '#build/social-pictures/describe-pages.ts';
import { makeSocialPictures } from '#build/social-pictures/make-social-pictures.ts';

const page: PictureText = {
  path: '/services/one',
  title: 'A Service with a <Title> & more',
  section: 'Services',
  image: { file: 'one.jpg', alt: 'A plain ground' },
};

async function createStudio() {
  const folder = await mkdtemp(join(tmpdir(), 'social-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const ground = { width: 1600, height: 900, channels: 3, background: '#808080' } as const;
  await sharp({ create: ground }).jpeg().toFile(join(folder, 'one.jpg'));
  const output = join(folder, 'social');
  const paths = {
    masters: folder,
    mark: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    output,
    address: '/social',
  };
  return { output, make: (...pages: PictureText[]) => makeSocialPictures(pages, 'Name', paths) };
}

/** The gray of a part of a picture, from 0 to 255. */
async function brightness(file: string, part: Region) {
  // Statistics are of a file, not of what is cut out of it.
  const cut = await sharp(file).extract(part).grayscale().png().toBuffer();
  const [gray] = (await sharp(cut).stats()).channels;
  if (!gray) throw new Error('A picture has channels');
  return gray;
}

test('a page gets a JPEG of 1200 × 630 px that is not too large, and its address', async () => {
  const { output, make } = await createStudio();
  const { manifest, drawn } = await make(page);
  const { url, width, height, alt } = manifest['/services/one'] ?? {};
  expect({ drawn, width, height }).toEqual({ drawn: 1, width: 1200, height: 630 });
  expect(url).toMatch(/^\/social\/services-one\.[0-9a-f]{8}\.jpg$/);
  expect(alt).toBe('A Service with a <Title> & more. A plain ground');
  const file = join(output, (await readdir(output))[0] ?? '');
  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect((await stat(file)).size).toBeLessThanOrEqual(150_000);
});

test('the same page is not drawn again; another title is, and replaces it', async () => {
  const { output, make } = await createStudio();
  await make(page);
  expect((await make(page)).drawn).toBe(0);
  const before = await readdir(output);
  expect((await make({ ...page, title: 'Another title' })).drawn).toBe(1);
  const after = await readdir(output);
  expect(after).toHaveLength(1);
  expect(after).not.toEqual(before);
});

test('the words stand on the panel and the photograph beside them', async () => {
  const { output, make } = await createStudio();
  await make(page);
  const file = join(output, (await readdir(output))[0] ?? '');
  const photograph = await brightness(file, { left: 900, top: 300, width: 8, height: 8 });
  expect(photograph.mean).toBeGreaterThan(125);
  expect(photograph.mean).toBeLessThan(131);
  // Letters and the ground on which they can be read.
  const title = await brightness(file, { left: 64, top: 110, width: 480, height: 200 });
  expect(title.max - title.min).toBeGreaterThan(100);
});

test('a page whose photograph is missing stops the build by its name', async () => {
  const { make } = await createStudio();
  const image = { file: 'two.jpg', alt: 'Nothing' };
  await expect(make({ ...page, image })).rejects.toThrow('two.jpg');
});
