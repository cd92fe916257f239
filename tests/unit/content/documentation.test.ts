import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { refuseDrawings } from '#build/pictures/brand-contrast.ts';
import { contentWith, problemsAfter } from './changed-content.ts';

const documentation = readFileSync('docs/make-it-yours.md', 'utf8');
/** The examples of files, without the indentation that they have in a list. */
const [drawing = '', redirects = '', person = ''] = [
  ...documentation.matchAll(/^( *)```(?:yaml|svg)\n(.*?)^ *```/gms),
].map(([, indent, example = '']) => example.replace(new RegExp(`^${indent}`, 'gm'), ''));

test('the examples of a person’s file and of redirects can be copied', () => {
  expect(redirects).toContain('redirects:');
  expect(person).toContain('role:');
  const problems = problemsAfter({
    'practice/redirects.yaml': redirects,
    'files/new-patient-form.pdf': '%PDF-1.7',
    'practice/people/jane-okafor.yaml': person,
    'images/jane-okafor.jpg': 'A portrait.',
  });
  expect(problems).toEqual([]);
});

test('the example of a drawing can be copied', async () => {
  expect(drawing).toContain('<svg');
  await refuseDrawings(contentWith({ 'brand/logo.svg': drawing, 'brand/icon.svg': drawing }));
});
