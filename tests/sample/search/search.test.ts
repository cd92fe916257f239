import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { findings, signs, vocabulary } from '#domain/content.ts';
import { type Level, levels } from '#domain/core/urgency.ts';
import { createEngine } from '#domain/search/engine.ts';
import { createTerms } from '#domain/search/terms.ts';
import { problems } from '../../unit/content/all-entries.ts';

/** The search engine with the index of the build. */
const engine = createEngine(JSON.parse(readFileSync('dist/client/search-index.json', 'utf8')), {
  vocabulary,
  signs,
  findings,
});

/** Queries in patients' words, misspelled, or asked by phone, and the page that answers each. */
test.each([
  ['flashes of light', '/eye-problems/floaters-and-flashes'],
  ["kid can't see board", '/services/myopia-management'],
  ['headache after screen time', '/eye-problems/headaches-and-eyes'],
  ['glacoma', '/eye-problems/glaucoma'],
  ['how much', '/insurance'],
  ['open saturday', '/contact'],
  ['first visit what to bring', '/first-visit'],
  ['contact lens prescription expired', '/services/contact-lenses'],
])('“%s” finds %s first', (query, path) => {
  expect(engine.search(query)[0]?.path).toBe(path);
});

/** Words with a wrong ending, two that were written together, or a thing, and what finds the page that is meant. */
test.each([
  ['astigmatisim', 'astigmatism'],
  ['floters', 'floaters'],
  ['blefaritis', 'blepharitis'],
  ['bifocles', 'bifocals'],
  ['lazyeye', 'lazy eye'],
  ['dialated exam', 'dilated exam'],
  ['perscription', 'prescription'],
  ['conjunctivitus', 'pink eye'],
  ['eyestrain', 'eye strain'],
  ['eyexam', 'eye exam'],
  ['headake', 'headache'],
  ['prescripshun', 'prescription'],
  ['glawcoma', 'glaucoma'],
  ['presbyopea', 'presbyopia'],
  ['eyedrops', 'eye drops'],
  ['blackeye', 'black eye'],
  ['sun glasses', 'sunglasses'],
  ['eye glasses', 'eyeglasses'],
  ['check up', 'checkup'],
  ['near sighted', 'nearsighted'],
  ['nearsited', 'nearsighted'],
  ['nite driving', 'night driving'],
  ['blak eye', 'black eye'],
  ['lasy eye', 'lazy eye'],
  ['dubble vision', 'double vision'],
  ['contax', 'contacts'],
  ['egzam', 'exam'],
  ['wateryeyes', 'watery eyes'],
  ['bi focals', 'bifocals'],
  ['red eye balls', 'red eyeballs'],
  ['can no longer see from one eye', 'cannot see from one eye'],
  ['sawdust in eye', 'something in the eye'],
])('“%s” finds the page of “%s”, and its signs', (query, meant) => {
  const [expected] = engine.search(meant);
  expect(engine.search(query)[0]?.path).toBe(expected?.path ?? 'a page');
  expect(engine.listen(query)).toEqual(engine.listen(meant));
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

/** Returns the levels of what is shown above the results: of the sign alone, or of the list. */
function levelsOf(query: string): Level[] {
  const heard = engine.listen(query);
  return heard?.sign ? [heard.sign.level] : (heard?.others ?? []).map(({ level }) => level);
}

/** A list is right if it has the level. What can't wait is its first or second sign. */
function isRight(query: string, level: Level): boolean {
  const shown = levelsOf(query);
  return (level === 'now' || level === 'call' ? shown.slice(0, 2) : shown).includes(level);
}

function read(name: string) {
  return parse(readFileSync(`tests/sample/search/${name}.yaml`, 'utf8'));
}

test('at least 95 percent of the phrases of frightened visitors find their level', () => {
  const phrases: { phrase: string; level: Level }[] = read('frightened-phrases');
  const failing = phrases.filter(({ phrase, level }) => !isRight(phrase, level));
  expect(failing.length / phrases.length, JSON.stringify(failing)).toBeLessThanOrEqual(0.05);
});

test('no harmless query finds an emergency alone, and at most three of thirty find signs', () => {
  const queries: string[] = read('harmless-queries');
  const found = queries.filter((query) => levelsOf(query).length > 0);
  expect(found.length / queries.length, found.join()).toBeLessThanOrEqual(0.1);
  for (const query of queries) expect(levelsOf(query), query).not.toEqual(['now']);
});

test.each<[string, Level]>([
  ['double vision', 'now'],
  ['sudden vision loss', 'now'],
  ['curtain over my eye', 'now'],
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
  expect(isRight(query, level), levelsOf(query).join()).toBe(true);
});

test.each([
  'contact lens solution',
  'metal frames',
  'beach sunglasses',
  'golf sunglasses',
  'dilation',
  'oct scan',
  'can I get an appointment',
  'curtains',
  'double vision band',
  'apointment',
])('“%s” finds no sign', (query) => {
  expect(levelsOf(query)).toEqual([]);
});

/** What the first sentence of an answer says about a level, if it has another name that finds a sign of it. */
const wordsOf: Record<Level, RegExp> = {
  now: /911|now/i,
  call: /911|now/i,
  today: /today/i,
  soon: /./,
};
const urgency = [...levels, 'routine'];

test('no page plays down a sign that the search shows for another name of it', () => {
  const played = problems.flatMap(({ record: { otherNames, level, answer } }) => {
    // With the question before it.
    const [first = ''] = answer.match(/^.*?[.!](?=\s|$)/s) ?? [];
    return otherNames.filter((name) => {
      const sign = engine.listen(name)?.sign;
      const isWorse = sign && urgency.indexOf(sign.level) < urgency.indexOf(level);
      return isWorse && !wordsOf[sign.level].test(first);
    });
  });
  expect(played).toEqual([]);
});

test('words of one line are the same term, each of that line only', () => {
  const { distinctTerms } = createTerms(vocabulary);
  const lines = vocabulary.groups.flatMap(({ words }) => Object.entries(words));
  for (const [word, others] of lines) {
    for (const other of others.split(', '))
      expect(distinctTerms(other), other).toEqual(distinctTerms(word));
  }
});
