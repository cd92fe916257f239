import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { signs, vocabulary } from '#domain/content.ts';
import { createEngine } from '#domain/search/engine.ts';
import { createTerms } from '#domain/search/terms.ts';
import type { Level } from '#domain/words/urgency.ts';
import { problems } from '../../unit/content/all-entries.ts';

/** The search engine with the index of the build. */
const engine = createEngine(
  JSON.parse(readFileSync('dist/client/search-index.json', 'utf8')),
  vocabulary,
  signs,
);

/** Queries in patients' words, misspelled, or asked by phone, and the page that answers each. */
test.each([
  ['flashes of light', '/eye-problems/floaters-and-flashes'],
  ["kid can't see board", '/services/myopia-management'],
  ['headache after screen time', '/eye-problems/headaches-and-eyes'],
  ['glacoma', '/eye-problems/glaucoma'],
  ['how much', '/exam-costs'],
  ['open saturday', '/contact'],
  ['first visit what to bring', '/first-visit'],
  ['contact lens prescription expired', '/services/contact-lenses'],
])('“%s” finds %s first', (query, path) => {
  expect(engine.search(query)[0]?.path).toBe(path);
});

test.each([
  'autism',
  'nervous',
  'what happens at an eye exam',
  'scared of drops',
  'social story',
  'afraid of the eye doctor',
])('“%s” finds the visit in pictures among the first five pages', (query) => {
  const paths = engine.search(query).map(({ path }) => path);
  expect(paths.slice(0, 5)).toContain('/your-visit-in-pictures');
});

test('a common word finds every page about it', () => {
  expect(engine.search('dry').length).toBeGreaterThan(12);
});

test('a partly typed query suggests the right page first', () => {
  expect(engine.suggest('pink e')[0]?.path).toBe('/eye-problems/pink-eye');
});

/** What visitors type into the filter of the eye problems, and pages that must be and must not be left. */
test.each([
  ['see', '/eye-problems/double-vision', '/eye-problems/stye'],
  ['my eye hurts', '/eye-problems/eye-pain', '/eye-problems/double-vision'],
  ['cant see', '/eye-problems/blurry-vision', '/eye-problems/stye'],
  ['bump on my eyelid', '/eye-problems/stye', '/eye-problems/eye-pain'],
])('the filter finds %s', (query, left, gone) => {
  const paths = engine.list(query, 'eye-problems').map(({ path }) => path);
  expect(paths).toContain(left);
  expect(paths).not.toContain(gone);
});

const titles = problems.map(({ path, record }) => ({ name: record.title, path }));
const others = problems.flatMap(({ record }) => record.otherNames);

test.each(titles)('“$name” finds the eye problem with that title first', ({ name, path }) => {
  expect(engine.search(name)[0]?.path).toBe(path);
});

test.each([...new Set(others)])('“%s” first finds an eye problem with that name', (name) => {
  const [first] = engine.search(name);
  const called = problems.filter(({ record }) =>
    [record.title, ...record.otherNames].some((other) => singular(other) === singular(name)),
  );
  expect(called.map(({ path }) => path)).toContain(first?.path);
});

function singular(name: string): string {
  return name.toLowerCase().replace(/s\b/g, '');
}

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
