import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brandPlugin } from '#build/brand/brand-plugin.ts';
import { contrastRatio, findColorFaults, type Palette, stylesheet } from '#build/brand/contrast.ts';
import { readBrand } from '#build/content/read-brand.ts';

const brand = readBrand();

type Colors = Partial<(typeof brand)['colors']>;

function withColors(colors: Colors) {
  return { ...brand, colors: { ...brand.colors, ...colors } };
}

/** Ratios from WebAIM's contrast checker. */
test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#ffffff', '#0000ff', 8.59],
  ['#ff0000', '#ffffff', 4.0],
  ['#123456', '#123456', 1],
])('the contrast of %s and %s is %s', (one, other, ratio) => {
  expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
});

test.each<[string, Colors, string]>([
  ['a green as gold', { gold: '#2E7D32' }, 'colors.gold'],
  ['a light bronze', { bronze: '#8BC34A' }, 'colors.bronze'],
  ['a light slate', { slate: '#9AA5B1' }, 'colors.slate'],
  ['an ink in the middle', { ink: '#4A5B7A', gold: '#FFFFFF' }, 'colors.ink'],
  ['an ivory in the middle', { ivory: '#C8BFAE' }, 'colors.ivory'],
])('%s is rejected with its file, field, and the contrast it needs', (_fault, colors, field) => {
  const faults = findColorFaults(withColors(colors));
  const fault = faults.find((one) => one.field === field);
  expect(fault).toMatchObject({
    file: 'content/brand/brand.yaml',
    expected: expect.stringMatching(/^a contrast of 4\.5:1 between .+ and .+$/),
  });
});

test('a hero background too light for its text is rejected', () => {
  const faults = findColorFaults({ ...brand, hero: { ...brand.hero, ground: '#8A9A90' } });
  expect(faults.map(({ field }) => field)).toContain('hero.ground');
});

test('a color too weak on two backgrounds is reported once, for the worse one', () => {
  const ground = '#3E4C66';
  const faults = findColorFaults({
    ...withColors({ gold: '#C08A3E' }),
    hero: { ...brand.hero, ground },
  });
  expect(faults.map(({ field, expected }) => [field, expected.split(' between ')[1]])).toEqual([
    ['colors.gold', `gold (#C08A3E) and hero.ground (${ground})`],
  ]);
});

test('unreadable colors stop the build with file, field, expected and received', () => {
  expect(() => startBuild(withColors({ gold: '#2E7D32' }))).toThrow(
    /^content\/brand\/brand\.yaml: colors\.gold\n {2}expected: .+\n {2}received: .+$/,
  );
  expect(() => startBuild(brand)).not.toThrow();
});

function startBuild(palette: Palette) {
  (brandPlugin(palette).buildStart as () => void)();
}

test('the contrast check mixes colors exactly as the stylesheet does', () => {
  const [tokens, base] = ['tokens', 'base'].map((name) =>
    readFileSync(`components/styles/${name}.css`, 'utf8').replaceAll(/\s+/g, ' '),
  );
  const { alarm, inkByNight, ivoryInSlate } = stylesheet;
  expect(tokens).toContain(`--alarm: light-dark(${alarm.day}, ${alarm.night});`);
  expect(tokens).toContain(
    `--night: color-mix(in srgb, ${brandColor('ink', inkByNight.ground)}, #000000);`,
  );
  expect(tokens).toContain(
    `--white: light-dark(#ffffff, color-mix(in srgb, ${brandColor('ink', inkByNight.sheet)}, #000000));`,
  );
  expect(tokens).toContain(
    `color-mix(in srgb, ${brandColor('ivory', ivoryInSlate.byNight)}, var(--brand-slate))`,
  );
  expect(base).toContain(
    `--slate: color-mix(in srgb, var(--on-deep) ${ivoryInSlate.onDark * 100}%, var(--night));`,
  );
});

function brandColor(name: string, share: number): string {
  return `var(--brand-${name}) ${Math.round(share * 100)}%`;
}
