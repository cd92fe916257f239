import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makePictures } from '#build/pictures/make-pictures.ts';
import { isPicture } from '#build/pictures/masters.ts';
import { createWorkshop, writeMaster } from './workshop.ts';

test('a master without a picture in it stops the build', async () => {
  const paths = await createWorkshop();
  await writeFile(join(paths.masters, 'guide-one.jpg'), 'no picture');
  await expect(makePictures(paths)).rejects.toThrow(
    /guide-one\.jpg is unreadable: export it again as a JPEG\.$/,
  );
});

test('a master cut off in the middle stops the build', async () => {
  const paths = await createWorkshop();
  await writeMaster(paths, 'guide-one.jpg', 1600, '#808080');
  const whole = await readFile(join(paths.masters, 'guide-one.jpg'));
  await writeFile(join(paths.masters, 'guide-one.jpg'), whole.subarray(0, whole.length / 2));
  await expect(makePictures(paths)).rejects.toThrow(/guide-one\.jpg is unreadable/);
});

test('a PNG named .jpg stops the build', async () => {
  const paths = await createWorkshop();
  const image = sharp({ create: { width: 8, height: 8, channels: 3, background: '#808080' } });
  await writeFile(join(paths.masters, 'guide-one.jpg'), await image.png().toBuffer());
  await expect(makePictures(paths)).rejects.toThrow(/guide-one\.jpg is unreadable/);
});

test('a master of more than 4000 pixels stops the build', async () => {
  const paths = await createWorkshop();
  await writeMaster(paths, 'guide-one.jpg', 4002, '#808080');
  await expect(makePictures(paths)).rejects.toThrow(
    /guide-one\.jpg is oversized \(4002 × 2001 px, at most 4000 px a side\): scale it down\.$/,
  );
});

test('a master of more than 3 MB stops the build', async () => {
  const paths = await createWorkshop();
  await writeFile(join(paths.masters, 'guide-one.jpg'), Buffer.alloc(3.5 * 1024 * 1024));
  await expect(makePictures(paths)).rejects.toThrow(
    /guide-one\.jpg is oversized \(3\.5 MB, at most 3 MB\): save it smaller/,
  );
});

test('a file that is no .jpg stops the build', async () => {
  const paths = await createWorkshop();
  await writeFile(join(paths.masters, 'guide-one.png'), '');
  await expect(makePictures(paths)).rejects.toThrow(
    /guide-one\.png is not a \.jpg file: save it as a JPEG or move it elsewhere\.$/,
  );
});

test('a file name that is no address stops the build', async () => {
  const paths = await createWorkshop();
  await writeFile(join(paths.masters, 'My guide.jpg'), '');
  await expect(makePictures(paths)).rejects.toThrow(
    /My guide\.jpg cannot be an address: name it with a-z, 0-9 and hyphens only\.$/,
  );
});

test('nothing is encoded where one master is unfit', async () => {
  const paths = await createWorkshop();
  await mkdir(paths.output);
  await writeMaster(paths, 'guide-one.jpg', 300, '#808080');
  await writeFile(join(paths.masters, 'guide-two.jpg'), 'no picture');
  await expect(makePictures(paths)).rejects.toThrow();
  await writeMaster(paths, 'guide-two.jpg', 300, '#808080');
  expect((await makePictures(paths)).encoded).toBe(4);
});

test('hidden files of operating systems are passed over', async () => {
  const paths = await createWorkshop();
  await writeFile(join(paths.masters, '.DS_Store'), '');
  expect((await makePictures(paths)).manifest).toEqual({});
});

test('only a master that pages can show counts as a picture', async () => {
  const paths = await createWorkshop();
  await writeMaster(paths, 'guide-one.jpg', 8, '#808080');
  await writeMaster(paths, 'og-default.jpg', 8, '#808080');
  expect(isPicture(paths.masters, 'guide-one.jpg')).toBe(true);
  expect(isPicture(paths.masters, 'Guide-one.jpg')).toBe(false);
  expect(isPicture(paths.masters, 'guide-two.jpg')).toBe(false);
  expect(isPicture(paths.masters, 'og-default.jpg')).toBe(false);
});
