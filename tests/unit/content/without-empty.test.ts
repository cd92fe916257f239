import { expect, test } from 'vitest';
import { readYaml } from '#build/content/read-yaml.ts';
import { withoutEmpty } from '#domain/read/without-empty.ts';
import { folderWith } from '../folder-with.ts';
import { complaintOf, validGuide } from './entry-files.ts';

test('empty values are removed, but not false, zero and empty lists', () => {
  const rest = { no: false, none: 0, list: [], kept: 'a' };
  expect(withoutEmpty({ text: '', group: { inner: null }, ...rest })).toEqual(rest);
});

test('list entries lose their empty fields and keep their positions', () => {
  expect(withoutEmpty([{ a: '' }, { a: 1, b: null }])).toEqual([{}, { a: 1 }]);
});

test('optional fields may be empty', () => {
  const image = { ...validGuide.image, focus: { x: null, y: null } };
  const empty = { keywords: '', author: null, metaTitle: '', tool: {}, image };
  expect(complaintOf({ ...validGuide, ...empty })).toBe('');
});

test('a key without a value is ignored', () => {
  const folder = folderWith({ 'booking.yaml': "url:\nportal: ''\ncancellation: By phone\n" });
  expect(readYaml(`${folder}/booking.yaml`)).toEqual({ cancellation: 'By phone' });
});

test.each([
  ['title', ''],
  ['closing', null],
])('an empty required field counts as missing: %s', (field, value) => {
  const complaint = complaintOf({ ...validGuide, [field]: value });
  expect(complaint).toContain(`clean-lenses.md: ${field}\n`);
  expect(complaint).toContain('received: nothing');
});
