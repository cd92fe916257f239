import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  drawAlone,
  drawIn,
  drawingRatio,
  drawSymbols,
  parseDrawing,
} from '#build/brand/drawings.ts';
import { drawIcons } from '#build/brand/icons.ts';
import { readBrand } from '#build/content/read-practice.ts';

test('the logo and the mark are symbols in one file, each with its own viewBox', () => {
  const symbols = [...drawSymbols().matchAll(/<symbol id="(\w+)"[^>]* viewBox="/g)];
  expect(symbols.map(([, id]) => id)).toEqual(['logo', 'mark']);
});

test('a drawing in one color contains that color for currentColor and each variable', () => {
  const drawing = drawIn('#123456', 'logo');
  expect(drawing.includes('#123456')).toBe(/currentColor|var\(/.test(drawAlone('logo', '')));
  expect(drawing).not.toMatch(/currentColor|var\(/);
});

test('a style element is placed first inside the drawing', () => {
  expect(drawAlone('icon', 'svg{color:red}')).toMatch(
    /^<svg [^>]+><style>svg\{color:red\}<\/style>/,
  );
});

test('a drawing that contains <text> is rejected, and the error says why', () => {
  const svg = (content: string) => `<svg viewBox="0 0 20 10">${content}</svg>`;
  expect(parseDrawing('logo.svg', svg('<path d="M0 0h9"/>')).content).toBe('<path d="M0 0h9"/>');
  expect(() => parseDrawing('logo.svg', svg('<g><text x="1">Eyes</text></g>'))).toThrow(
    /^logo\.svg: expected outlines instead of <text>, whose font/,
  );
});

test('the logo’s aspect ratio comes from its viewBox', () => {
  expect(drawingRatio('logo')).toMatch(/^[\d.]+ \/ [\d.]+$/);
});

test('a round mask leaves the whole drawing of the maskable icon visible', async () => {
  const icons = await drawIcons(readBrand().colors);
  const icon = icons.get('icons/icon-maskable-512.png');
  const { info } = await sharp(icon as Buffer)
    .trim()
    .toBuffer({ resolveWithObject: true });
  expect(Math.hypot(info.width, info.height)).toBeLessThanOrEqual(512 * 0.8);
});
