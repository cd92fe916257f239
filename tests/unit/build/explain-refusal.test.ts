import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { explainRefusal } from '#build/content/explain-refusal.ts';
import { contentWith } from '../../browser/support/editor-folder.ts';
import { articles, services } from '../content/all-entries.ts';

const [service] = services;
const file = service?.entry.file ?? '';
const text = readFileSync(file, 'utf8');

function explain(written: string, changed = file): string {
  const cwd = dirname(contentWith(changed, written));
  return execFileSync('node', [resolve('tools/deploy/explain-refusal.ts')], { cwd }).toString();
}

test('the build’s first error becomes one line for the editor', () => {
  const dead = text.replace(/(?<=\nrelated:\n {2}- ).*/, `/${'no'.repeat(80)}`);
  const line = explain(dead);
  expect(line.startsWith('there is no page /nono'), line).toBe(true);
  expect(line).toMatch(/^.{140}\n$/);
});

test('a page that is gone is named with the files that lead to it, and what to do', () => {
  const [other] = articles.filter((article) => article.entry.file !== file);
  const gone = text.replace(/(?<=\nrelated:\n {2}- ).*/, '/gone');
  const line = explain(gone);
  const name = file.replace('content/', '');
  expect(line).toBe(
    `there is no page /gone: take the links to it out, or bring it back. Linked from ${name}\n`,
  );
  const folder = contentWith(file, gone);
  const linking = `${readFileSync(other?.entry.file ?? '', 'utf8')}\n[More](/gone)\n`;
  writeFileSync(join(dirname(folder), other?.entry.file ?? ''), linking);
  const files = explainRefusal(folder)
    .replace(/.*Linked from /, '')
    .split(', ');
  expect(files.map((each) => basename(each)).sort()).toEqual(
    [file, other?.entry.file ?? ''].map((each) => basename(each)).sort(),
  );
});

test('an invalid fact of the practice is named, too', () => {
  const line = explain('closures: soon', 'content/practice/closures.yaml');
  expect(line).toMatch(/^practice\/closures\.yaml, closures: expected .+, received "soon"/);
});

test('valid content prints nothing', () => {
  expect(explain(text)).toBe('');
});
