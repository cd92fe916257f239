import { cpSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readPractice } from '#build/content/read-practice.ts';
import { signSpanish } from '#tools/sign-spanish.ts';
import { type Change, contentWith } from './content/changed-content.ts';
import { folderWith } from './folder-with.ts';

test('a signature is of the Spanish texts, and of no others', () => {
  const signatureOf = (changes: Record<string, Change>) => {
    const folder = folderWith();
    cpSync(contentWith(changes), folder, { recursive: true });
    signSpanish(folder, 'Ana Ruiz');
    return readPractice(folder).care.translation;
  };
  const signed = signatureOf({});
  expect(signed).toMatchObject({ by: 'Ana Ruiz', of: expect.stringMatching(/^[0-9a-f]{8}$/) });
  expect(signatureOf({ 'signs.yaml': { 'groups.0.signs.0.adults': 'It burns an eye.' } })).toEqual(
    signed,
  );
  for (const changes of [
    { 'signs.yaml': { 'groups.0.signs.0.es.adults': 'Algo quema un ojo.' } },
    { 'services/urgent-eye-care.md': { 'es.title': 'Urgencias' } },
  ])
    expect(signatureOf(changes)?.of).not.toBe(signed?.of);
});
