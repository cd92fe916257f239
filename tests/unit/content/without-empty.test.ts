import { expect, test } from 'vitest';
import { readYaml } from '#build/content/read-yaml.ts';
import { withoutEmpty } from '#domain/read/without-empty.ts';
import { folderWith } from '../folder-with.ts';
import { complaintOf, validGuide } from './entry-files.ts';

test('what is empty is as good as absent; false, zero and empty lists are not', () => {
  const rest = { no: false, none: 0, list: [], kept: 'a' };
  expect(withoutEmpty({ text: '', group: { inner: null }, ...rest })).toEqual(rest);
});

test('entries of lists lose their empty fields and keep their places', () => {
  expect(withoutEmpty([{ a: '' }, { a: 1, b: null }])).toEqual([{}, { a: 1 }]);
});

test('optional fields may be there without a value', () => {
  const image = { ...validGuide.image, focus: { x: null, y: null } };
  const empty = { keywords: '', author: null, metaTitle: '', tool: {}, image };
  expect(complaintOf({ ...validGuide, ...empty })).toBe('');
});

test('a key of a data file may have lost its value', () => {
  const folder = folderWith({ 'booking.yaml': "url:\nportal: ''\ncancellation: By phone\n" });
  expect(readYaml(`${folder}/booking.yaml`)).toEqual({ cancellation: 'By phone' });
});

test.each([
  ['title', ''],
  ['closing', null],
  ['signs', {}],
])('a field that an entry must have is missing where it is empty: %s', (field, value) => {
  const complaint = complaintOf({ ...validGuide, [field]: value });
  expect(complaint).toContain(`clean-lenses.md: ${field}\n`);
  expect(complaint).toContain('received: nothing');
});
