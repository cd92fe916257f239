import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast, stylesheet } from '#build/content/checks/contrast.ts';
import type { Content } from '#build/content/content.ts';
import { readBrand } from '#build/content/read-practice.ts';
import type { BrandRecord } from '#content-model/schema/brand.ts';

const brand = readBrand();

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
  [
    'a gold that is too weak over a white photo',
    faultsWith({ gold: '#EE8A74', ink: '#0B3D4C' }, '#0B3D4C'),
    'colors.gold',
  ],
  ['a light ground of the hero', faultsWith({}, '#8A9A90'), 'hero.ground'],
])('%s is refused with the contrast it needs', (_fault, faults, field) => {
  const fault = faults.find((one) => one.field === field);
  expect(fault?.expected).toMatch(/^a contrast of 4\.5:1 between .+ and .+$/);
});

test('a color too weak on two backgrounds is reported once, for the worse one', () => {
  const faults = faultsWith({ gold: '#C08A3E' }, '#5A6A84');
  const [pair] = faults.map(({ field, expected }) => [
    field,
    expected.split(/ between |, such as with /)[1],
  ]);
  expect(faults).toHaveLength(1);
  expect(pair).toEqual(['colors.gold', 'gold (#C08A3E) and hero.ground (#5A6A84)']);
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
