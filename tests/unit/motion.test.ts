import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** In CSS pixels. */
const farthest = 12;

const sheets = globSync('components/**/*.css').map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));

test('what enters changes its opacity, and comes from 12 px away at most', () => {
  const steps = sheets.flatMap(({ text }) =>
    [...text.matchAll(/@keyframes [\w-]+ \{\n([\s\S]*?)\n\}/g)].map(([, inner = '']) => inner),
  );
  expect(steps.length).toBeGreaterThan(0);
  for (const declarations of steps) {
    const properties = [...declarations.matchAll(/^ {4}([\w-]+):/gm)].map(([, name]) => name);
    expect(['opacity', 'translate', 'transform']).toEqual(expect.arrayContaining(properties));
  }
  const lengths = [...steps, ...sheets.flatMap(({ text }) => text.match(/--rise:.*/g) ?? [])]
    .flatMap((text) => [...text.matchAll(/([\d.]+)([a-z%]+)/g)])
    .map(([, length, unit]) => ({ length: Number(length), unit }));
  for (const { length, unit } of lengths) {
    expect(unit).toBe('px');
    expect(length).toBeLessThanOrEqual(farthest);
  }
});

test('nothing moves more than once', () => {
  const repeated = sheets.filter(({ text }) => /infinite|animation-iteration-count/.test(text));
  expect(repeated.map(({ file }) => file)).toEqual([]);
});
