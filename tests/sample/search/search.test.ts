import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { findings, signs, vocabulary } from '#domain/content.ts';
import { type Level, levels } from '#domain/core/urgency.ts';
import { createEngine } from '#domain/search/engine.ts';
import { createTerms } from '#domain/search/terms.ts';
import { signsIn } from '#domain/signs/sign-lists.ts';
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
  ['blefaritis', 'blepharitis'],
  ['lazyeye', 'lazy eye'],
  ['dialated exam', 'dilated exam'],
  ['conjunctivitus', 'pink eye'],
  ['eyestrain', 'eye strain'],
  ['prescripshun', 'prescription'],
  ['headake', 'headache'],
  ['glawcoma', 'glaucoma'],
  ['sun glasses', 'sunglasses'],
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
  ['everything went dark in one eye', 'left eye went dark in one eye'],
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

/** A phrase, and the levels that its author accepts for it: `none` if nothing may be shown. */
interface Phrase {
  levels: readonly string[];
  phrase: string;
  kind?: string;
}

const urgency: readonly string[] = [...levels, 'none'];
/** What an ordinary visit or care at home may get. */
const ordinary = ['soon', 'none'];

/** Compares what a phrase gets with the levels that it may have. Of a list, what can’t wait is first or second. */
function judge({ levels: wanted, phrase }: Phrase) {
  const heard = engine.listen(phrase);
  const shown = (heard?.sign ? [heard.sign] : (heard?.others ?? [])).map(({ level }) => level);
  const isStrict = wanted.every((level) => level === 'now' || level === 'call');
  const first = shown.slice(0, isStrict ? 2 : undefined);
  const isRight = first.some((level) => wanted.includes(level));
  const isSilent = shown.length === 0;
  return {
    isRight: isRight || (isSilent && wanted.includes('none')),
    isLine: heard?.sign !== undefined,
    levels: shown,
  };
}

function isUrgent({ levels: wanted }: Phrase): boolean {
  return !ordinary.includes(urgency.findLast((level) => wanted.includes(level)) ?? 'none');
}

/** Reads a list of phrases by a stranger, which nobody edits after its first run. */
function phrasesOf(name: string): Phrase[] {
  const text = readFileSync(`tests/sample/search/${name}.tsv`, 'utf8').trim();
  const [columns = [], ...rows] = text.split('\n').map((row) => row.split('\t'));
  return rows.map((row) => {
    const cells = Object.fromEntries(columns.map((column, at) => [column, row[at]]));
    const { kind = 'complaint', level = '', phrase = '' } = cells;
    const accepted = level.split('/').flatMap((one) => (one === 'routine' ? ordinary : one));
    return { kind, levels: accepted, phrase };
  });
}

test('each public vignette gets a level that its author accepts', () => {
  const file = 'tests/sample/search/public-vignettes.yaml';
  const vignettes: Phrase[] = parse(readFileSync(file, 'utf8'));
  expect(vignettes.filter(isUrgent).length).toBeGreaterThan(20);
  expect(vignettes.filter((vignette) => !judge(vignette).isRight)).toEqual([]);
});

/** Lists, with the share of complaints that may get a wrong level. */
test.each([
  ['phrases/first', 100, 50, 0.1],
  ['phrases/second', 100, 50, 0.1],
  ['phrases/third', 100, 50, 0.1],
  ['phrases/fourth', 100, 50, 0.1],
  ['phrases/fifth', 100, 50, 0.1],
  ['phrases/sixth', 100, 50, 0.1],
  ['short-queries', 191, 30, 0.05],
  ['spanish-phrases', 40, 0, 0.1],
])('of the list %s, of %i complaints and %i harmless phrases, %f may be wrong', (...row) => {
  const [name, ofComplaints, ofHarmless, mayBeWrong] = row;
  const phrases = phrasesOf(name).map((one) => ({
    ...one,
    ...judge(one),
    isUrgent: isUrgent(one),
  }));
  const complaints = phrases.filter(({ kind }) => kind === 'complaint');
  const harmless = phrases.filter(({ kind }) => kind === 'harmless');
  const urgent = complaints.filter((one) => one.isUrgent);
  const wrong = complaints.filter(({ isRight }) => !isRight);
  const missed = urgent.filter(({ levels }) => levels.every((level) => level === 'soon'));
  const alarmed = harmless.filter(({ levels }) => levels.some((level) => level !== 'soon'));
  expect([complaints.length, harmless.length]).toEqual([ofComplaints, ofHarmless]);
  expect(wrong.length).toBeLessThanOrEqual(complaints.length * mayBeWrong);
  expect(missed.length).toBeLessThanOrEqual(urgent.length * 0.04);
  expect(wrong.filter(({ isLine }) => isLine).length).toBeLessThanOrEqual(3);
  expect(alarmed.length).toBeLessThanOrEqual(2);
  expect(alarmed.filter(({ isLine, levels }) => isLine && levels.includes('now'))).toEqual([]);
});

test.each<[string, Level]>([
  ['double vision', 'now'],
  ['sudden vision loss', 'now'],
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
  expect(judge({ phrase: query, levels: [level] })).toMatchObject({ isRight: true });
});

const elsewhere =
  'contact lens solution, metal frames, beach sunglasses, golf sunglasses, dilation, oct scan, ' +
  'can I get an appointment, curtains, double vision band, apointment';

test.each(elsewhere.split(', '))('“%s” finds no sign', (query) => {
  expect(engine.listen(query)?.answer).toBeUndefined();
});

test.each(['no veo de un ojo', 'cloro en el ojo', 'mancha roja en lo blanco del ojo', 'perrilla'])(
  '“%s” is answered in Spanish',
  (query) => {
    const heard = engine.listen(query);
    const shown = heard?.sign ?? heard?.others[0];
    const english = signsIn(signs.groups).find(({ id }) => id === shown?.id);
    expect(heard?.language).toBe('es');
    expect(shown?.adults).toBe(english?.es?.adults ?? 'a Spanish text');
  },
);

test.each(['red eye', 'no pain', 'me and my eye', 'visual aura', 'la fitness eye'])(
  '“%s” is answered in English',
  (query) => {
    expect(engine.listen(query)?.language).toBeUndefined();
  },
);

/** What the first sentence of an answer says about a level, if it has another name that finds a sign of it. */
const wordsOf: Record<Level, RegExp> = {
  now: /911|now/i,
  call: /911|now/i,
  today: /today/i,
  soon: /./,
};

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
