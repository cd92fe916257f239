import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { vocabulary } from '#domain/content.ts';
import { createTerms } from '#domain/search/terms.ts';
import type { Level } from '#domain/words/urgency.ts';
import { engine } from './built-search.ts';

function levelOf(query: string): Level | undefined {
  return engine.findSign(query)?.level;
}

function read(name: string) {
  return parse(readFileSync(`tests/sample/search/${name}.yaml`, 'utf8'));
}

test('at least 95 percent of the phrases of frightened visitors find their level', () => {
  const phrases: { phrase: string; level: Level }[] = read('frightened-phrases');
  const levels = phrases.map(({ phrase }) => levelOf(phrase));
  const failing = phrases.filter(({ level }, index) => level !== levels[index]);
  expect(failing.length / phrases.length, JSON.stringify(failing)).toBeLessThanOrEqual(0.05);
});

test('no harmless query finds an emergency, and at most three of thirty find a sign', () => {
  const queries: string[] = read('harmless-queries');
  const levels = queries.map(levelOf);
  expect(levels).not.toContain('now');
  expect(levels.filter(Boolean).length / queries.length).toBeLessThanOrEqual(0.1);
});

test.each([
  ['double vision', 'now'],
  ['sudden vision loss', 'now'],
  ['curtains', 'now'],
  ['unequal pupils', 'now'],
  ['bleech in my eye', 'now'],
  ['slurred speech', 'now'],
  ['newborn red eye', 'call'],
  ['paint in my eye', 'call'],
  ['eye swelling days after my cataract surgery', 'call'],
  ['blurry vision', 'today'],
  ['floaters', 'today'],
  ['red eye with contact lenses', 'today'],
  ['wavy lines', 'today'],
  ['pus', 'today'],
  ['headache from reading', 'soon'],
  ['swollen eyelid', 'soon'],
  ['can’t see far away', 'soon'],
  ['stye', 'soon'],
  ['itchy eyes', 'soon'],
  ['burning eyes', 'soon'],
  ['broken glasses', 'soon'],
])('“%s” finds a sign of level %s', (query, level) => {
  expect(levelOf(query)).toBe(level);
});

test.each([
  'contact lens solution',
  'metal frames',
  'beach sunglasses',
  'golf sunglasses',
  'dilation',
  'oct scan',
  'can I get an appointment',
])('“%s” finds no sign', (query) => {
  expect(levelOf(query)).toBeUndefined();
});

test('words of one line are the same term, each of that line only', () => {
  const { distinctTerms } = createTerms(vocabulary);
  const lines = vocabulary.groups.flatMap(({ words }) => Object.entries(words));
  for (const [word, others] of lines) {
    for (const other of others.split(', '))
      expect(distinctTerms(other), other).toEqual(distinctTerms(word));
  }
});
