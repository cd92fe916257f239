import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unlink } from '#tools/unlink.ts';
import { folderWith } from '../folder-with.ts';
import { contentWith } from './changed-content.ts';

const original = (file: string) => readFileSync(`tests/fixture/${file}`, 'utf8');
const [practice, care, problem, guide] = [
  'practice/practice.yaml',
  'practice/care.yaml',
  'problems/sore-red-eye.md',
  'guides/glasses-for-the-computer.md',
] as const;
const away = '(/services/lens-fitting#faqs "A (b)")';
const code = `\`[a]${away}\``;

test('names of a deleted page are removed, links become words, and all else stays', () => {
  const changes = [
    [practice, '  - lens-fitting\n', '  - lens-fitting\n', ''],
    [
      care,
      '    services:\n      - vision-checks\n      - urgent-eye-care\n',
      '    services: [vision-checks, lens-fitting] # of both\n',
      '    services: [vision-checks] # of both\n',
    ],
    [
      problem,
      '  - /services/urgent-eye-care\n  - /services/lens-fitting\n',
      '  # First\n  - /services/urgent-eye-care\n  - /services/lens-fitting\n',
      '  # First\n  - /services/urgent-eye-care\n',
    ],
    [
      guide,
      '1. Sit the way you really work.',
      `1. Sit well. Our page on [**soft** [lenses]]${away} says how, as [we](/contact) do. ${code}`,
      `1. Sit well. Our page on **soft** [lenses] says how, as [we](/contact) do. ${code}`,
    ],
  ] as const;
  const texts = changes.map(([file, from, to]) => [file, original(file).replace(from, to)]);
  const deleted = { 'services/lens-fitting.md': null };
  // A copy, because the tool changes files that other tests share.
  const folder = folderWith();
  cpSync(contentWith({ ...deleted, ...Object.fromEntries(texts) }), folder, { recursive: true });
  const { names, sentences } = unlink(folder);
  const left = (file: string) => readFileSync(join(folder, file), 'utf8');
  const day = `updated: ${new Date().toISOString().slice(0, 10)}`;
  for (const [file, from, , after] of changes) {
    const expected = original(file).replace(from, after);
    expect(left(file)).toBe(file === guide ? expected.replace(/^updated: .*/m, day) : expected);
  }
  expect(names).toContainEqual(expect.stringMatching(/care\.yaml: equipment\.0\.services\.1$/));
  const [before = ''] = left(guide).split('**soft**');
  const sentence = 'Our page on **soft** [lenses] says how, as [we](/contact) do.';
  const line = `${guide}:${before.split('\n').length}`;
  expect(sentences).toEqual([expect.stringContaining(`${line}: ${sentence}`)]);
  expect(unlink(folder)).toEqual({ names: [], sentences: [] });
});
