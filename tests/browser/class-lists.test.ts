import { globSync, readFileSync } from 'node:fs';
import { allRoutes } from './support/content.ts';
import { htmlOf } from './support/html-of.ts';
import { expect, test } from './support/test.ts';

/** Beyond these characters, a class list is a rule of a sheet in `components/styles`. */
const longest = 120;

/** `[property:value]`, `[&…]`, and a group `md:(…)`, with the variants before them. */
const ofSheets = /(?<![\w-])!?(?:[\w@-]+(?:\[[^\]\s]*\])?:)*(?:\[[a-z-]+:|\[[^\]\s]*&|(?<=:)\()/;

/** Strings that are class lists: what a `className` has, and what is named as in one. */
const lists = /(?<=[cC]lassName=\{?|: |= |\? |\(|\[)\s*(["'`])(?<list>(?:(?!\1).)*)\1/gs;

test('no class list in the source is long, or says what belongs into a sheet', () => {
  const faults: string[] = [];
  for (const file of globSync('{components,pages}/**/*.{ts,tsx}')) {
    const source = readFileSync(file, 'utf8');
    for (const { index, groups } of source.matchAll(lists)) {
      const list = (groups?.['list'] ?? '').trim().replaceAll(/\s+/g, ' ');
      if (!/^[^A-Z<;]*$/.test(list.replaceAll(/\$\{[^}]*\}|\[[^\]]*\]/g, ''))) continue;
      if (list.length <= longest && !ofSheets.test(list)) continue;
      faults.push(`${file}:${source.slice(0, index).split('\n').length}: ${list}`);
    }
  }
  expect(faults).toEqual([]);
});

test('no element of a page has a long class list', async ({ request }) => {
  const faults = new Set<string>();
  for (const path of allRoutes) {
    const page = await htmlOf(request, path);
    for (const [, element, list = ''] of page.matchAll(/<([a-z0-9]+)[^>]*? class="([^"]*)"/g)) {
      if (list.length > longest) faults.add(`${path}: <${element}> ${list}`);
    }
  }
  expect([...faults]).toEqual([]);
});
