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

test('what the build refuses first is one line for the editor', () => {
  const dead = text.replace(/(?<=\nrelated:\n {2}- ).*/, `/${'no'.repeat(80)}`);
  const line = explain(dead);
  const expected = `${file.replace('content/', '')}, related: expected the path of an existing page`;
  expect(line.startsWith(expected), line).toBe(true);
  expect(line).toMatch(/^.{140}\n$/);
});

test('a fact of the practice that the build refuses is named, too', () => {
  const line = explain('closures: soon', 'content/practice/closures.yaml');
  expect(line).toMatch(/^practice\/closures\.yaml, closures: expected .+, received "soon"/);
});

test('of content that the build takes, nothing is said', () => {
  expect(explain(text)).toBe('');
});
