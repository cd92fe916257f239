import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readBrand } from '#build/content/read-practice.ts';
import { refuseDrawings } from '#build/pictures/brand-contrast.ts';
import { brandFiles, drawAlone, drawIn } from '#build/static/brand-files.ts';
import { contentWith } from '../content/changed-content.ts';

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

test('what a drawing program writes before a drawing is left out', async () => {
  const before = '\uFEFF<?xml version="1.0"?>\n<!-- A > B -->\n<!DOCTYPE svg PUBLIC "a" "b">\n';
  const own = bars('fill="currentColor"');
  const folder = contentWith({ 'brand/mark.svg': before + own });
  await expect(refuseDrawings(folder)).resolves.toBeUndefined();
  const drawn = drawAlone('mark', '', folder);
  expect(drawn).toBe(`${own.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')}\n`);
});

test('two drawings in one file don’t share the names of their parts', () => {
  const own = `<svg viewBox="0 0 9 9"><g id="logo"><path id='a' fill="url(#a)" mask="url('#logo')"/></g></svg>`;
  const folder = contentWith({ 'brand/mark.svg': own });
  expect(drawAlone('mark', '', folder)).toContain(
    `<g id="mark-logo"><path id='mark-a' fill="url(#mark-a)" mask="url('#mark-logo')"/></g>`,
  );
});

test('a round mask leaves the whole drawing of the maskable icon visible', async () => {
  const icon = await files.get('icons/icon-maskable-512.png')?.();
  const { info } = await sharp(icon as Buffer)
    .trim()
    .toBuffer({ resolveWithObject: true });
  expect(Math.hypot(info.width, info.height)).toBeLessThanOrEqual(512 * 0.8);
});

/** Two bars in the colors of these attributes. */
const bars = (one: string, other = one) =>
  `<svg viewBox="0 0 90 90"><path d="M0 0h90v40H0z" ${one}/><path d="M0 50h90v40H0z" ${other}/></svg>`;

test.each([
  ['a dark color of its own', 'logo', bars('fill="#12343B"'), '#12343b'],
  ['the black of no color', 'mark', bars(''), '#000000'],
  ['white', 'logo', bars('fill="white"'), '#ffffff'],
  ['a dark stroke', 'mark', bars('style="fill:none;stroke:rgb(0,0,9)"'), '#000009'],
  ['letters of black', 'logo', bars('fill="currentColor"', ''), '#000000'],
])('a drawing with %s is refused as %s.svg', async (_what, name, svg, received) => {
  const file = expect.stringMatching(`brand/${name}.svg$`);
  const expected = expect.stringContaining('a contrast of 3:1 to a light page');
  await expect(refuseDrawings(contentWith({ [`brand/${name}.svg`]: svg }))).rejects.toMatchObject({
    problems: [{ file, expected, received }],
  });
});

test.each([
  ['currentColor', 'logo', bars('stroke="currentColor" fill="none"')],
  ['a color that both pages show', 'logo', bars('fill="#2A8C82"')],
  ['a second color', 'logo', bars('fill="currentColor"', 'fill="var(--logo-accent,currentColor)"')],
  ['a letter on a plate', 'logo', bars('fill="#2A8C82"', 'fill="#fff"')],
  ['a group in one color', 'mark', bars('').replace(/<path.*\/>/, '<g fill="#2A8C82">$&</g>')],
  ['a dark plate with a white letter', 'icon', bars('fill="#12343B"', 'fill="#fff"')],
])('a drawing with %s is accepted as %s.svg', async (_what, name, svg) => {
  await refuseDrawings(contentWith({ [`brand/${name}.svg`]: svg }));
});

test('a drawing that can’t be read is refused with its name', async () => {
  const folder = contentWith({ 'brand/mark.svg': '<svg viewBox="0 0 9 9"><path></svg>' });
  await expect(refuseDrawings(folder)).rejects.toThrow(/brand\/mark\.svg: drawing\n.*can be drawn/);
});
