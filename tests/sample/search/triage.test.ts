import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { findings, signs, vocabulary } from '#domain/content.ts';
import { levels } from '#domain/core/urgency.ts';
import { createEngine } from '#domain/search/engine.ts';

interface Vignette {
  levels: readonly string[];
  phrase: string;
}

const engine = createEngine(JSON.parse(readFileSync('dist/client/search-index.json', 'utf8')), {
  vocabulary,
  signs,
  findings,
});
const vignettes: Vignette[] = parse(
  readFileSync('tests/sample/search/public-vignettes.yaml', 'utf8'),
);
const urgency: readonly string[] = [...levels, 'none'];
/** What an ordinary visit or care at home may get. */
const ordinary = ['soon', 'none'];

/** Compares what a vignette gets with the levels that it may have. */
function judge({ levels: wanted, phrase }: Vignette) {
  const heard = engine.listen(phrase);
  const shown = heard?.sign ? [heard.sign] : (heard?.others ?? []);
  const isStrict = wanted.every((level) => level === 'now' || level === 'call');
  const first = shown.slice(0, isStrict && heard?.answer === 'list' ? 2 : undefined);
  const isRight =
    first.some(({ level }) => wanted.includes(level)) ||
    (shown.length === 0 && wanted.includes('none'));
  const kind = shown.length === 0 ? 'nothing' : (heard?.answer ?? 'nothing');
  return { kind, isRight, levels: shown.map(({ level }) => level) };
}

function least(wanted: readonly string[]): string {
  return urgency.findLast((level) => wanted.includes(level)) ?? 'none';
}

function isUrgent({ levels: wanted }: Vignette): boolean {
  return !ordinary.includes(least(wanted));
}

/** Reads a list of phrases, which nobody edits after its first run: 100 complaints and 50 harmless queries. */
function phrasesOf(name: string) {
  const [, ...rows] = readFileSync(`tests/sample/search/phrases/${name}.tsv`, 'utf8')
    .trim()
    .split('\n');
  return rows.map((row) => {
    const [kind = '', level = '', phrase = ''] = row.split('\t');
    const accepted = level.split('/').flatMap((one) => (one === 'routine' ? ordinary : one));
    return { kind, levels: accepted, phrase };
  });
}

test('each public vignette gets a level that its author accepts', () => {
  expect(vignettes.filter(isUrgent).length).toBeGreaterThan(20);
  expect(vignettes.filter((vignette) => !judge(vignette).isRight)).toEqual([]);
});

test.each(['first', 'second', 'third', 'fourth', 'fifth', 'sixth'])(
  'the %s list of phrases is answered as promised',
  (name) => {
    const phrases = phrasesOf(name);
    const complaints = phrases.filter(({ kind }) => kind === 'complaint');
    const harmless = phrases.filter(({ kind }) => kind === 'harmless');
    const urgent = complaints.filter(isUrgent);
    const wrong = complaints.filter((one) => !judge(one).isRight);
    const missed = urgent.filter((one) => judge(one).levels.every((level) => level === 'soon'));
    const wrongLines = wrong.filter((one) => judge(one).kind === 'line');
    const alarmed = harmless.filter((one) => judge(one).levels.some((level) => level !== 'soon'));
    const alone = alarmed.filter((one) => judge(one).kind === 'line');
    expect([complaints.length, harmless.length]).toEqual([100, 50]);
    expect(wrong.length).toBeLessThanOrEqual(10);
    expect(missed.length).toBeLessThanOrEqual(urgent.length * 0.04);
    expect(wrongLines.length).toBeLessThanOrEqual(3);
    expect(alarmed.length).toBeLessThanOrEqual(2);
    expect(alone.filter((one) => judge(one).levels.includes('now'))).toEqual([]);
  },
);
