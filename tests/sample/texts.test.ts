import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readPractice } from '#build/content/read-practice.ts';
import { readSources } from '#build/content/read-sources.ts';
import { factValues } from '#domain/read/fill-in-facts.ts';
import { entries } from '../unit/content/all-entries.ts';

test('texts use placeholders for the practice’s facts', () => {
  // Texts may name the state, for example its law.
  const { state: _, ...values } = factValues(readPractice());
  const facts = Object.values(values).filter(Boolean);
  for (const file of globSync('content/**/*.md')) {
    const text = readFileSync(file, 'utf8');
    expect(
      facts.filter((fact) => text.includes(fact)),
      file,
    ).toEqual([]);
  }
});

test('each source of an entry is cited in its text', () => {
  const uncited = entries.flatMap(({ entry: { file, record } }) => {
    const text = readFileSync(file, 'utf8');
    return (record.sources ?? [])
      .filter((id) => !text.includes(`[^${id}]`))
      .map((id) => [id, file]);
  });
  expect(uncited).toEqual([]);
});

test('no two sources have the same title or the same URL', () => {
  const all = Object.values(readSources());
  const titles = all.map(({ title }) => title.toLowerCase());
  const urls = all.flatMap(({ url }) => url ?? []);
  expect(new Set(titles).size).toBe(titles.length);
  expect(new Set(urls).size).toBe(urls.length);
});
