import { expect, test } from 'vitest';
import { factValues } from '#build/content/fact-values.ts';
import { readPractice } from '#build/content/read-practice.ts';
import { fillInFacts } from '#content-model/parse/fill-in-facts.ts';
import { readGuide } from './changed-content.ts';

test('length limits count the fact, not its placeholder', () => {
  const title = `{town} ${'x'.repeat(60)}`;
  expect(() => readGuide({ title }, { town: 'x'.repeat(40) })).toThrow(
    /title\n {2}expected: at most/,
  );
  expect(readGuide({ title }, { town: 'Taos' }).record.title).toHaveLength(65);
});

test('towns follow the order of locations, with opening ones listed apart', () => {
  const facts = readPractice();
  const places = [
    ['Roswell', 3, 'open'],
    ['Deming', 4, 'closed'],
    ['Clovis', 2, 'opening'],
    ['Gallup', 1, 'open'],
  ] as const;
  const locations = facts.locations.flatMap((first) =>
    places.map(([locality, order, status]) => {
      return { ...first, order, status, address: { ...first.address, locality } };
    }),
  );
  expect(factValues({ ...facts, locations })).toMatchObject({
    town: 'Gallup',
    towns: 'Gallup and Roswell',
    comingTowns: 'Clovis',
    state: 'New Mexico',
  });
});

test.each([
  ['five days', 'Most glasses are ready in five days. Come in.'],
  ['', 'Come in.'],
])('if glasses are ready in “%s”, a text says: %s', (glassesReady, said) => {
  const facts = readPractice();
  const values = factValues({ ...facts, practice: { ...facts.practice, glassesReady } });
  expect(fillInFacts('a.md', { text: '{glassesReady} Come in.' }, values)).toEqual({ text: said });
});
