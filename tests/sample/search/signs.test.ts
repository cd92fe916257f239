import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { signs } from '#domain/content.ts';
import { type Level, levels } from '#domain/core/urgency.ts';
import { signsIn } from '#domain/signs/sign-lists.ts';
import { problems } from '../../unit/content/all-entries.ts';
import { engine } from './engine.ts';

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
  const isRight = (shown[0] ? first : ['none']).some((level) => wanted.includes(level));
  return { isRight, isLine: heard?.sign !== undefined, levels: shown };
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

const strangers = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Lists, with the share of complaints that may get a wrong level. */
test.each<[list: string, complaints: number, harmless: number, wrong: number]>([
  ...strangers.map((one): [string, 100, 50, 0.1] => [`phrases/${one}`, 100, 50, 0.1]),
  ['short-queries', 191, 30, 0.05],
  ['spanish-phrases', 40, 0, 0.1],
])('of the list %s, of %i complaints and %i harmless phrases, %f may be wrong', (...row) => {
  const [name, ofComplaints, ofHarmless, mayBeWrong] = row;
  const all = phrasesOf(name).map((one) => ({ ...one, ...judge(one), isUrgent: isUrgent(one) }));
  const complaints = all.filter(({ kind }) => kind === 'complaint');
  const harmless = all.filter(({ kind }) => kind === 'harmless');
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

test('no short harmless query gets 911 alone, and at most three of thirty get any sign', () => {
  const harmless = phrasesOf('short-queries').filter(({ kind }) => kind === 'harmless');
  const shown = harmless.map((one) => judge(one).levels);
  expect(shown).not.toContainEqual(['now']);
  expect(shown.filter((found) => found.length > 0).length).toBeLessThanOrEqual(3);
});

const queries: Record<Level, string> = {
  now: 'double vision, sudden vision loss, curtain over my eye, unequal pupils, bleech in my eye, slurred speech',
  call: 'newborn red eye, paint in my eye, eye swelling days after my cataract surgery',
  today: 'blurry vision, floaters, red eye with contact lenses, wavy lines, pus',
  soon: 'headache from reading, swollen eyelid, can’t see far away, stye, itchy eyes, burning eyes, broken glasses',
};

test.each(levels)('each of its queries finds a sign of level %s', (level) => {
  for (const phrase of queries[level].split(', '))
    expect(judge({ phrase, levels: [level] }).isRight, phrase).toBe(true);
});

const elsewhere =
  'contact lens solution, metal frames, beach sunglasses, golf sunglasses, dilation, oct scan, ' +
  'can I get an appointment, curtains, double vision band, apointment';

test.each(elsewhere.split(', '))('“%s” finds no sign', (query) => {
  expect(engine.listen(query)?.answer).toBeUndefined();
});

const spanish = 'no veo de un ojo, cloro en el ojo, mancha roja en lo blanco del ojo, perrilla';

test.each(spanish.split(', '))('“%s” is answered in Spanish', (query) => {
  const heard = engine.listen(query);
  const shown = heard?.sign ?? heard?.others[0];
  const english = signsIn(signs.groups).find(({ id }) => id === shown?.id);
  expect(heard?.language).toBe('es');
  expect(shown?.adults).toBe(english?.es?.adults ?? 'a Spanish text');
});

const ambiguous = 'red eye, no pain, me and my eye, visual aura, la fitness eye';

test.each(ambiguous.split(', '))('“%s” is answered in English', (query) => {
  expect(engine.listen(query)?.language).toBeUndefined();
});

/** What the first sentence of an answer says about a level, if it has another name that finds a sign of it. */
const atOnce = /911|now/i;
const wordsOf: Record<Level, RegExp> = { now: atOnce, call: atOnce, today: /today/i, soon: /./ };

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
