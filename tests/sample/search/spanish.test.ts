import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findings, signs, vocabulary } from '#domain/content.ts';
import { createEngine } from '#domain/search/engine.ts';

const engine = createEngine(JSON.parse(readFileSync('dist/client/search-index.json', 'utf8')), {
  vocabulary,
  signs,
  findings,
});

/** Written as people type, by somebody who hadn’t seen the Spanish words: the levels that fit, and the phrase. */
const phrases = readFileSync('tests/sample/search/spanish-phrases.tsv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [levels = '', phrase = ''] = line.split('\t');
    return { levels: levels.split('/'), phrase };
  });

const canWait = ['soon', 'routine'];

/** Returns the levels that a phrase gets: of a list for which only now or call will do, the first two. */
function levelsFor({ levels, phrase }: (typeof phrases)[number]): string[] {
  const heard = engine.listen(phrase);
  const shown = heard?.sign ? [heard.sign] : (heard?.others ?? []);
  const isStrict = levels.every((level) => level === 'now' || level === 'call');
  const first = shown.slice(0, isStrict && heard?.answer === 'list' ? 2 : undefined);
  return first.map(({ level }) => level);
}

test('of the phrases of a stranger, 34 of 40 get the right level', () => {
  const right = phrases.filter((one) => {
    const levels = levelsFor(one);
    const wanted = one.levels.includes('routine') ? [...one.levels, 'soon'] : one.levels;
    const mayBeNone = one.levels.includes('routine') && levels.length === 0;
    return mayBeNone || levels.some((level) => wanted.includes(level));
  });
  expect(phrases).toHaveLength(40);
  expect(right.length).toBeGreaterThanOrEqual(34);
});

test('at most one urgent phrase gets nothing, or only what can wait', () => {
  const silent = phrases
    .filter(({ levels }) => !levels.some((level) => canWait.includes(level)))
    .filter((one) => levelsFor(one).every((level) => level === 'soon'));
  expect(silent.length).toBeLessThanOrEqual(1);
});

test.each(['no veo de un ojo', 'cloro en el ojo', 'mancha roja en lo blanco del ojo', 'perrilla'])(
  '“%s” is answered in Spanish',
  (query) => {
    const heard = engine.listen(query);
    const shown = heard?.sign ?? heard?.others[0];
    const english = signs.groups.flatMap((group) => group.signs).find(({ id }) => id === shown?.id);
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
