import { readdirSync, readFileSync } from 'node:fs';
import { missing, missingUntilFullLook } from './support/missing-features.ts';
import { expect, test } from './support/test.ts';
import { unknownInScript, unknownInSheet } from './support/unknown-features.ts';

/** As docs/decisions/browsers.md promises. */
const readable = { chrome: '99', firefox: '97', safari: '15.4' };
const fullLook = { chrome: '109', firefox: '115', safari: '16.4' };

const built = readdirSync('dist/client', { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(?:print\.css|assets\/.*\.(?:css|js))$/.test(file))
  .map((file) => ({ file, text: readFileSync(`dist/client/${file}`, 'utf8') }));

/** The styles of islands are strings of their scripts, which put them into a layer. */
const inScripts = /`([.:@][^`$]*\}\s*)`/g;

for (const [what, browsers, without] of [
  ['to be readable', readable, { ...missing, ...missingUntilFullLook }],
  ['for the full look @nightly', fullLook, missing],
] as const)
  test(`no file of the browser needs more than the oldest browsers know ${what}`, () => {
    const found = built.flatMap(({ file, text }) => {
      if (file.endsWith('.css')) return unknownInSheet(text, browsers);
      const sheets = Array.from(text.matchAll(inScripts), ([, sheet = '']) => sheet);
      const inSheets = sheets.flatMap((sheet) => unknownInSheet(sheet, browsers));
      return [...unknownInScript(text, browsers), ...inSheets];
    });
    expect([...new Set(found)].filter((feature) => !(feature in without))).toEqual([]);
    if (browsers !== readable) return;
    expect(Object.keys(without).filter((feature) => !found.includes(feature))).toEqual([]);
  });
