import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { contentWith } from '../../browser/support/editor-folder.ts';
import { services } from '../content/all-entries.ts';

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
  const expected = `${file.replace('content/', '')}, related: expected the path of an existing page`;
  expect(line.startsWith(expected), line).toBe(true);
  expect(line).toMatch(/^.{140}\n$/);
});

test('an invalid fact of the practice is named, too', () => {
  const line = explain('closures: soon', 'content/practice/closures.yaml');
  expect(line).toMatch(/^practice\/closures\.yaml, closures: expected .+, received "soon"/);
});

test('valid content prints nothing', () => {
  expect(explain(text)).toBe('');
});
