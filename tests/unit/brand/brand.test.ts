import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { contrast, stylesheet } from '#build/content/checks/contrast.ts';
import type { Content } from '#build/content/content.ts';
import { readBrand } from '#build/content/read-practice.ts';
import { refuseDrawings } from '#build/pictures/brand-contrast.ts';
import { brandFiles, drawAlone, drawIn } from '#build/static/brand-files.ts';
import type { BrandRecord } from '#content-model/schema/brand.ts';
import { contentWith } from '../content/changed-content.ts';

const brand = readBrand();
const ink = '#0B3D4C';

/** Returns the faults of the brand with other colors, and maybe another ground of the hero. */
function faultsWith(colors: Partial<BrandRecord['colors']>, ground = brand.hero.ground) {
  const own = { colors: { ...brand.colors, ...colors }, hero: { ...brand.hero, ground } };
  return contrast({ facts: { brand: own }, folder: 'content' } as unknown as Content);
}

test.each<[string, ReturnType<typeof faultsWith>, string]>([
  ['a light bronze', faultsWith({ bronze: '#8BC34A' }), 'colors.bronze'],
  ['a light slate', faultsWith({ slate: '#9AA5B1' }), 'colors.slate'],
  ['an ink in the middle', faultsWith({ ink: '#4A5B7A', gold: '#FFFFFF' }), 'colors.ink'],
  ['an ivory in the middle', faultsWith({ ivory: '#C8BFAE' }), 'colors.ivory'],
  ['a gold over a white photo', faultsWith({ gold: '#EE8A74', ink }, ink), 'colors.gold'],
  ['a light ground of the hero', faultsWith({}, '#8A9A90'), 'hero.ground'],
])('%s is refused with the contrast it needs', (_fault, faults, field) => {
  const fault = faults.find((one) => one.field === field);
  expect(fault?.expected).toMatch(/^a contrast of 4\.5:1 between .+ and .+$/);
});

test('a color too weak on two backgrounds is reported once, for the worse one', () => {
  const faults = faultsWith({ gold: '#C08A3E' }, '#5A6A84');
  const expected = expect.stringContaining(' between gold (#C08A3E) and hero.ground (#5A6A84)');
  expect(faults).toMatchObject([{ field: 'colors.gold', expected }]);
});

test.each([
  ['bronze', '#E2725B'],
  ['gold', '#8A5A2B'],
  ['slate', '#B8C4CC'],
] as const)('a %s that is refused gets a shade that passes', (name, color) => {
  const [fault] = faultsWith({ [name]: color });
  const [, shade = ''] = /, such as with \w+ (#[0-9A-F]{6})$/.exec(fault?.expected ?? '') ?? [];
  expect(shade).not.toBe('');
  expect(faultsWith({ [name]: shade })).toEqual([]);
});

const { alarm, inkInSheet, ivoryInSlate, coverOfBright } = stylesheet;
const share = (name: string, part: number) => `var(--brand-${name}) ${Math.round(part * 100)}%`;

test.each([
  `--alarm: light-dark(${alarm.day}, ${alarm.night});`,
  `#ffffff, color-mix(in srgb, ${share('ink', inkInSheet)}, #000000));`,
  `color-mix(in srgb, ${share('ivory', ivoryInSlate.byNight)}, var(--brand-slate))`,
  `--side: var(--brand-hero-shade-${coverOfBright.hero * 100});`,
  `--veiled: var(--brand-night-${coverOfBright.night * 100});`,
  `color-mix(in srgb, ${share('ivory', ivoryInSlate.onDark)}, var(--brand-night));`,
])('tokens.css mixes a color as the contrast check does: %s', (mix) => {
  const sheet = readFileSync('components/styles/tokens.css', 'utf8').replaceAll(/\s+/g, ' ');
  expect(sheet).toContain(mix);
});

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
