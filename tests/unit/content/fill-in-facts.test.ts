import { expect, test } from 'vitest';
import { readEntry } from '#build/content/read-entry.ts';
import { readPractice } from '#build/content/read-practice.ts';
import { ContentError } from '#domain/read/content-error.ts';
import { factValues } from '#domain/read/fill-in-facts.ts';
import { guideSchema } from '#domain/schema/article.ts';
import { validGuide, writeEntry } from './entry-files.ts';

const town = { town: 'Las Cruces' };

function readWith(facts: Record<string, string>, changes: object, body?: string) {
  return readEntry(writeEntry({ ...validGuide, ...changes }, body), guideSchema, facts);
}

test('a fact replaces its placeholder in front matter and body', () => {
  const facts = [{ figure: '1', text: 'Lenses are sold in {town}.' }];
  const { record, markdown } = readWith(town, { facts }, 'Come to {town}, by *bus*.');
  expect(record.facts[0]?.text).toBe('Lenses are sold in Las Cruces.');
  expect(markdown).toMatch(/^Come to Las Cruces, by \*bus\*\.$/);
});

test('length limits count the fact, not its placeholder', () => {
  const title = `{town} ${'x'.repeat(60)}`;
  expect(() => readWith({ town: 'x'.repeat(40) }, { title })).toThrow(
    /title\n {2}expected: at most/,
  );
});

test('every unknown placeholder is reported with the valid ones', () => {
  const closing = `${validGuide.closing} {twon}`;
  const read = () => readWith(town, { closing, facts: [{ figure: '1', text: 'Ask in {city}.' }] });
  expect(read).toThrow(ContentError);
  expect(read).toThrow(/clean-lenses\.md: facts\.0\.text\n {2}expected: .*\{town\}.*\n.*\{city\}/);
  expect(read).toThrow(/closing\n.*\n {2}received: \{twon\}/);
  expect(() => readWith(town, {}, 'In {city}.')).toThrow(/: body\n/);
});

test('an entry is read again when a fact in it has changed', () => {
  const file = writeEntry(validGuide, 'In {town}.');
  const markdownOf = (name: string) =>
    readEntry(file, guideSchema, { town: name }).markdown.split('\n')[0];
  expect([markdownOf('Hobbs'), markdownOf('Gallup')]).toEqual(['In Hobbs.', 'In Gallup.']);
});

test('towns follow the order of locations, with opening ones listed apart', () => {
  const facts = readPractice();
  const [first] = facts.locations;
  if (!first) throw new Error('content/practice/locations is empty. Add a location.');
  const place = (locality: string, order: number, status: 'open' | 'opening' | 'closed') => ({
    ...first,
    order,
    status,
    address: { ...first.address, locality, region: 'NM' },
  });
  const locations = [
    place('Roswell', 3, 'open'),
    place('Deming', 4, 'closed'),
    place('Clovis', 2, 'opening'),
    place('Gallup', 1, 'open'),
  ];
  expect(factValues({ ...facts, locations })).toMatchObject({
    town: 'Gallup',
    towns: expect.stringMatching(/^Gallup .+ Roswell$/),
    comingTowns: 'Clovis',
    state: 'New Mexico',
  });
});
