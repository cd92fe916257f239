import { globSync, readFileSync } from 'node:fs';
import { allRoutes } from './support/content.ts';
import { htmlOf } from './support/html-of.ts';
import { expect, test } from './support/test.ts';

/** The most characters of a class list. What needs more is a class of the sheet beside the component. */
const longest = 120;

/** `[property:value]`, `[&…]`, and a group such as `md:(…)`, each with the variants before it. */
const ofSheets = /(?<![\w-])(?:[\w@-]+:)*(?:!?\[[a-z-]+:|\[[^\]\s]*&|(?<=:)\()|:uno-/;

test('no class list in the source is long, or says what belongs in a sheet', () => {
  const strings = /(["'`])((?:(?!\1)[^$<>;]|\$\{[^}]*\})*)\1/g;
  const faults = globSync('{components,pages}/**/*.{ts,tsx}').flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    return [...source.matchAll(strings)].flatMap(({ index, 2: text = '' }) => {
      const list = text.trim().replaceAll(/\s+/g, ' ');
      const isLong = list.length > longest && !/[.,?] |[A-Z]/.test(list);
      const place = `${file}:${source.slice(0, index).split('\n').length}: ${list}`;
      return isLong || ofSheets.test(list) ? [place] : [];
    });
  });
  expect(faults).toEqual([]);
});

test('no element of a page has a long class list', async ({ request }) => {
  const faults = new Set<string>();
  for (const path of allRoutes)
    for (const [element, list = ''] of (await htmlOf(request, path)).matchAll(
      /<[^>]* class="([^"]*)"/g,
    ))
      if (list.length > longest) faults.add(`${path}: ${element}`);
  expect([...faults]).toEqual([]);
});
