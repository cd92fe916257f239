import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { auditedPages } from './support/templates.ts';

/** Classes and ids of the kinds that EasyList and Fanboy’s lists hide on every site, in lower case. */
const blocked = new Set(
  readFileSync('tests/browser/support/blocked-names.txt', 'utf8').trim().split(/\s+/),
);

test('no element has a class or an id that ad blockers hide', async ({ request }) => {
  expect(blocked).toContain('share-tools');
  const hidden = new Set<string>();
  for (const path of auditedPages) {
    const html = await (await request.get(path)).text();
    for (const [, names = ''] of html.matchAll(/\s(?:class|id|data-island)="([^"]*)"/g))
      for (const name of names.toLowerCase().split(/\s+/)) if (blocked.has(name)) hidden.add(name);
  }
  expect([...hidden]).toEqual([]);
});
