import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unlink } from '#tools/unlink.ts';
import { folderWith } from '../folder-with.ts';
import { type Change, contentWith } from './changed-content.ts';

/** Copies the content with changes, because the tool changes files that other tests share. */
function copyWith(changes: Record<string, Change>): string {
  const folder = join(folderWith(), 'content');
  cpSync(contentWith(changes), folder, { recursive: true });
  return folder;
}

const undated = (text: string) => text.replace(/^updated: .*/m, 'updated:');
const original = (file: string) => readFileSync(`tests/fixture/${file}`, 'utf8');

const inPractice = ['practice/practice.yaml', '  - lens-fitting\n'] as const;
const inCare = [
  'practice/care.yaml',
  '    services:\n      - vision-checks\n      - urgent-eye-care\n',
  '    services: [vision-checks, lens-fitting] # of both\n',
  '    services: [vision-checks] # of both\n',
] as const;
const inProblem = [
  'problems/sore-red-eye.md',
  '  - /services/urgent-eye-care\n  - /services/lens-fitting\n',
  '  # First\n  - /services/urgent-eye-care\n  - /services/lens-fitting\n',
  '  # First\n  - /services/urgent-eye-care\n',
] as const;
const inGuide = [
  'guides/glasses-for-the-computer.md',
  '1. Sit the way you really work.',
  '1. Sit [for **soft** [lenses]](/services/lens-fitting#faqs "A") as [we](/contact) do.',
  '1. Sit for **soft** [lenses] as [we](/contact) do.',
] as const;

test('what names a deleted service is removed, and nothing else', () => {
  const changes = [inCare, inProblem, inGuide];
  const folder = copyWith({
    'services/lens-fitting.md': null,
    ...Object.fromEntries(
      changes.map(([file, from, to]) => [file, original(file).replace(from, to)]),
    ),
  });
  const removed = unlink(folder);
  const left = (file: string) => readFileSync(join(folder, file), 'utf8');
  for (const [file, from, , after] of changes)
    expect(undated(left(file))).toBe(undated(original(file).replace(from, after)));
  const [guide, , , changed] = inGuide;
  const line = 1 + left(guide).split('\n').indexOf(changed);
  const sentence = changed.replace('1. ', '');
  expect(removed).toContainEqual({
    file: expect.stringMatching(`${guide}$`),
    field: 'body',
    line,
    sentence,
  });
  const [file, name] = inPractice;
  expect(left(file)).toBe(original(file).replace(name, ''));
  expect(unlink(folder)).toEqual([]);
});

test('a sentence that only leads to a deleted page is removed, and the text is updated', () => {
  const [file, line] = inGuide;
  const away = '[fitting](/services/lens-fitting)';
  const text = [
    `It helps.[^aoa-computer] Our page on ${away} says how. “See why.” To see more, read about ${away}.`,
    `- **Soft.** Our guide to ${away} says more.`,
    `- Our guide to ${away} says more.`,
    `Our page on ${away} and [ours](/contact) say more.`,
    `Their page on ${away} says more.`,
  ];
  const folder = copyWith({
    'services/lens-fitting.md': null,
    [file]: original(file).replace(line, text.join('\n')),
  });
  const removed = unlink(folder).filter((one) => one.file.endsWith(file));
  const left = readFileSync(join(folder, file), 'utf8');
  expect(left).toContain(
    [
      'It helps.[^aoa-computer] “See why.”',
      '- **Soft.**',
      'Our page on fitting and [ours](/contact) say more.',
      'Their page on fitting says more.',
    ].join('\n'),
  );
  const first = 1 + left.split('\n').indexOf('It helps.[^aoa-computer] “See why.”');
  expect(removed.flatMap((one) => (one.sentence ? (one.line ?? 'removed') : []))).toEqual([
    'removed',
    'removed',
    'removed',
    'removed',
    first + 2,
    first + 3,
  ]);
  expect(left).toContain(`updated: ${new Date().toISOString().slice(0, 10)}`);
});

test('a page that exists keeps what names it', () => {
  expect(unlink(copyWith({}))).toEqual([]);
});
