import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readBrand } from '#build/content/read-practice.ts';
import { brandFiles, drawAlone, drawIn, logoRatio } from '#build/static/brand-files.ts';

const files = brandFiles(readBrand().colors);

test('the logo and the mark are symbols in one file, each with its own viewBox', async () => {
  const svg = `${await files.get('brand/logo.svg')?.()}`;
  const symbols = svg.matchAll(/<symbol id="(\w+)"[^>]* viewBox="/g);
  expect(Array.from(symbols, ([, id]) => id)).toEqual(['logo', 'mark']);
});

test('a drawing in one color contains that color for currentColor and each variable', () => {
  const drawing = drawIn('#123456', 'logo');
  expect(drawing.includes('#123456')).toBe(/currentColor|var\(/.test(drawAlone('logo')));
  expect(drawing).not.toMatch(/currentColor|var\(/);
});

test('a style element is placed first inside the drawing', () => {
  expect(drawAlone('icon', 'svg{color:red}')).toMatch(
    /^<svg [^>]+><style>svg\{color:red\}<\/style>/,
  );
});

test('the logo’s aspect ratio comes from its viewBox', () => {
  expect(logoRatio()).toMatch(/^[\d.]+ \/ [\d.]+$/);
});

test('a round mask leaves the whole drawing of the maskable icon visible', async () => {
  const icon = await files.get('icons/icon-maskable-512.png')?.();
  const { info } = await sharp(icon as Buffer)
    .trim()
    .toBuffer({ resolveWithObject: true });
  expect(Math.hypot(info.width, info.height)).toBeLessThanOrEqual(512 * 0.8);
});
