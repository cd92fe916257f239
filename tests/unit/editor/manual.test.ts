import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSettings } from '#build/editor/read-settings.ts';
import { configurationFor } from '../../../editor/configuration.ts';

const manual = readFileSync('docs/editing.md', 'utf8');
const words = readFileSync('node_modules/@sveltia/cms/locales/en-US.json', 'utf8');

/** Returns every string in a value, at any depth. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsOf) : [];
}

test('every bold name in the manual appears in the editor', () => {
  const settings = { ...readSettings('practice/website'), reviewer: 'Given Family' };
  const ours = textsOf(configurationFor(settings));
  const buttons = ours.map((label) => `Add ${label}`);
  const named = new Set([...ours, ...buttons, ...textsOf(JSON.parse(words))]);
  // These bold words name where to start, not a part of the editor.
  const places = ['On the web', 'On the office computer'];
  const bold = [...manual.matchAll(/\*\*(.+?)\*\*/g)].map(([, name = '']) => name);
  expect(bold.length).toBeGreaterThan(15);
  expect(bold.filter((name) => !named.has(name) && !places.includes(name))).toEqual([]);
});

test('the pictures of the manual exist', () => {
  const pictures = [...manual.matchAll(/!\[.+\]\((.+)\)/g)].map(([, path = '']) => path);
  expect(pictures).toHaveLength(4);
  for (const path of pictures) expect(existsSync(`docs/${path}`), path).toBe(true);
});
