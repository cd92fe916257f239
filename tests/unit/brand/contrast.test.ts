import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brandPlugin } from '#build/brand/brand-plugin.ts';
import { contrastRatio, findColorFaults, type Palette, stylesheet } from '#build/brand/contrast.ts';
import { readBrand } from '#build/content/read-practice.ts';

const brand = readBrand();

/** Returns the brand with other colors, and maybe another ground of the hero. */
function withColors(colors: Partial<Palette['colors']>, ground = brand.hero.ground): Palette {
  return { colors: { ...brand.colors, ...colors }, hero: { ...brand.hero, ground } };
}

/** Ratios from WebAIM's contrast checker. */
test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#ffffff', '#0000ff', 8.59],
])('the contrast of %s and %s is %s', (one, other, ratio) => {
  expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
});

test.each<[string, Palette, string]>([
  ['a green as gold', withColors({ gold: '#2E7D32' }), 'colors.gold'],
  ['a light bronze', withColors({ bronze: '#8BC34A' }), 'colors.bronze'],
  ['a light slate', withColors({ slate: '#9AA5B1' }), 'colors.slate'],
  ['an ink in the middle', withColors({ ink: '#4A5B7A', gold: '#FFFFFF' }), 'colors.ink'],
  ['an ivory in the middle', withColors({ ivory: '#C8BFAE' }), 'colors.ivory'],
  ['a light ground of the hero', withColors({}, '#8A9A90'), 'hero.ground'],
])('%s is refused with the contrast it needs', (_fault, palette, field) => {
  const fault = findColorFaults(palette).find((one) => one.field === field);
  expect(fault?.expected).toMatch(/^a contrast of 4\.5:1 between .+ and .+$/);
});

test('a color too weak on two backgrounds is reported once, for the worse one', () => {
  const faults = findColorFaults(withColors({ gold: '#C08A3E' }, '#3E4C66'));
  expect(faults.map(({ field, expected }) => [field, expected.split(' between ')[1]])).toEqual([
    ['colors.gold', 'gold (#C08A3E) and hero.ground (#3E4C66)'],
  ]);
});

test('unreadable colors stop the build with file, field, expected and received', () => {
  const start = (palette: Palette) => (brandPlugin(palette).buildStart as () => void)();
  expect(() => start(withColors({ gold: '#2E7D32' }))).toThrow(
    /^content\/brand\/brand\.yaml: colors\.gold\n {2}expected: .+\n {2}received: .+$/,
  );
  expect(() => start(brand)).not.toThrow();
});

const { alarm, inkByNight, ivoryInSlate } = stylesheet;
const share = (name: string, part: number) => `var(--brand-${name}) ${Math.round(part * 100)}%`;

test.each([
  ['tokens', `--alarm: light-dark(${alarm.day}, ${alarm.night});`],
  ['tokens', `--night: color-mix(in srgb, ${share('ink', inkByNight.ground)}, #000000);`],
  ['tokens', `#ffffff, color-mix(in srgb, ${share('ink', inkByNight.sheet)}, #000000));`],
  ['tokens', `color-mix(in srgb, ${share('ivory', ivoryInSlate.byNight)}, var(--brand-slate))`],
  ['base', `color-mix(in srgb, var(--on-deep) ${ivoryInSlate.onDark * 100}%, var(--night));`],
])('%s.css mixes a color as the contrast check does: %s', (name, mix) => {
  const sheet = readFileSync(`components/styles/${name}.css`, 'utf8').replaceAll(/\s+/g, ' ');
  expect(sheet).toContain(mix);
});
