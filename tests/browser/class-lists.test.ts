import { globSync, readFileSync } from 'node:fs';
import { createGenerator } from 'unocss';
import { shortcuts } from '#components/styles/shortcuts.ts';
import unoConfig from '../../uno.config.ts';
import { htmlOf } from './support/html-of.ts';
import { readPages } from './support/templates.ts';
import { expect, test } from './support/test.ts';

/** The most characters of a class list. What needs more is a class of the sheet beside the component. */
const longest = 120;

/** `[property:value]`, `[&…]`, and a group such as `md:(…)`, each with the variants before it. */
const ofSheets = /(?<![\w-])(?:[\w@-]+:)*(?:!?\[[a-z-]+:|\[[^\]\s]*&|(?<=:)\()|:uno-/;

/** Classes and ids of the kinds that EasyList and Fanboy’s lists hide on every site, in lower case. */
const names = readFileSync('tests/browser/support/blocked-names.txt', 'utf8');
const blocked = new Set(names.trim().split(/\s+/));

/** Each file of source, without its comments, by path. */
function sourcesOf(glob: string): [string, string][] {
  const files = globSync(glob).filter((file) => !file.endsWith('shortcuts.ts'));
  return files.map((file) => [file, readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\//gs, '')]);
}

test('no class list in the source is long, or says what belongs in a sheet', () => {
  const strings = /(["'`])((?:(?!\1)[^$<>;]|\$\{[^}]*\})*)\1/g;
  const faults = sourcesOf('{components,pages}/**/*.{ts,tsx}').flatMap(([file, source]) =>
    [...source.matchAll(strings)].flatMap(({ 2: text = '' }) => {
      const list = text.trim().replaceAll(/\s+/g, ' ');
      const isLong = list.length > longest && !/[.,?] |[A-Z]/.test(list);
      return isLong || ofSheets.test(list) ? [`${file}: ${list}`] : [];
    }),
  );
  expect(faults).toEqual([]);
});

test('a sheet alone says how the elements of a class look', () => {
  const sheets = new Map<string, Set<string>>();
  const conditions = /:(?:has|not)\((?:[^()]|\([^()]*\))*\)/g;
  for (const [file, css] of sourcesOf('components/**/!(print).css'))
    for (const [, selectors = ''] of css.replaceAll(conditions, '').matchAll(/([^{};@]+)\{/g))
      for (const selector of selectors.trim().split(/,(?![^(]*\))/))
        for (const [name] of selector.replace(/.*[\s>+~](?!.*\))/s, '').matchAll(/\.[a-z][\w-]*/g))
          sheets.set(name, (sheets.get(name) ?? new Set()).add(file));
  expect(sheets.size).toBeGreaterThan(50);
  expect([...sheets].filter(([, { size }]) => size > 1)).toEqual([]);
});

test('no two animations have the same name', () => {
  const sheets = sourcesOf('{components/**,public}/*.css').map(([, css]) => css);
  const names = sheets.join().match(/@keyframes [\w-]+/g) ?? [];
  expect(names.length).toBeGreaterThan(1);
  expect(names).toEqual([...new Set(names)]);
});

test('three files use each shortcut', () => {
  const sources = sourcesOf('{components,pages}/**/*.{ts,tsx}').map(([, source]) => source);
  const rare = Object.keys(shortcuts).filter((name) => {
    const use = new RegExp(`["'\`\\s:]${name}["'\`\\s]`);
    return sources.filter((source) => use.test(source)).length < 3;
  });
  expect(rare).toEqual([]);
});

test('class lists are short and known, and blockers hide none of a page', async ({ request }) => {
  // What sheets, parts of a drawing, and tests name, and what a variant of UnoCSS and reader views look for.
  const named = sourcesOf('{components/**/*.{css,svg},tests/**/*.ts}').map(([, text]) => text);
  const known = new Set(named.join().match(/(?<=\.|id=")[a-z][\w-]*/g));
  for (const name of ['group', 'article', 'sidebar', 'any-street']) known.add(name);
  const uno = await createGenerator(unoConfig);
  const faults = new Set<string>();
  for (const path of readPages)
    for (const [, attribute, list = ''] of (await htmlOf(request, path)).matchAll(
      /\s(class|id|data-island)="([^"]*)"/g,
    )) {
      if (list.length > longest) faults.add(`${path}: ${list}`);
      for (const name of list.split(/\s+/)) {
        if (blocked.has(name.toLowerCase())) faults.add(name);
        if (attribute !== 'class' || !name || known.has(name)) continue;
        if (!ofSheets.test(name) && (await uno.parseToken(name))) known.add(name);
        else faults.add(name);
      }
    }
  expect([...faults]).toEqual([]);
});
