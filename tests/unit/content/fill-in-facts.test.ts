import { expect, test } from 'vitest';
import { readPractice } from '#build/content/read-practice.ts';
import { factValues, fillInFacts } from '#domain/read/fill-in-facts.ts';
import { readGuide } from './changed-content.ts';

test('a fact replaces its placeholder in every text', () => {
  const texts = { body: 'Come to {town}.', faqs: [{ answer: 'In {town}, by *bus*.' }], order: 1 };
  expect(fillInFacts('a.md', texts, { town: 'Las Cruces' })).toEqual({
    body: 'Come to Las Cruces.',
    faqs: [{ answer: 'In Las Cruces, by *bus*.' }],
    order: 1,
  });
});

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
