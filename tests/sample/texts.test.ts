import { globSync, readFileSync } from 'node:fs';
import readability from 'text-readability';
import { expect, test } from 'vitest';
import { factValues } from '#build/content/fact-values.ts';
import { readPractice, readSources } from '#build/content/read-practice.ts';
import { mapTexts } from '#content-model/parse/entry-text.ts';
import type { PatientRecord } from '#content-model/schema/page.ts';
import {
  articles,
  blocksOf,
  entries,
  patientPages,
  services,
} from '../unit/content/all-entries.ts';

test('texts use placeholders for the practice’s facts', () => {
  // Texts may name the state, for example its law.
  const { state: _, ...values } = factValues(readPractice());
  const facts = Object.values(values).filter(Boolean);
  for (const file of globSync('content/**/*.md')) {
    const text = readFileSync(file, 'utf8');
    const repeated = facts.filter((fact) => text.includes(fact));
    expect(repeated, file).toEqual([]);
  }
});

test('each source of an entry is cited in its text', () => {
  const uncited = entries.flatMap(({ file, record }) => {
    const text = readFileSync(file, 'utf8');
    return (('sources' in record && record.sources) || [])
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

test('no text links to its own page, and each article to at least two others', () => {
  const linksIn = ({ body }: (typeof entries)[number]) => body.links.map(({ address }) => address);
  const own = entries.filter((entry) => {
    const related = ('related' in entry.record && entry.record.related) || [];
    return [...linksIn(entry), ...related].includes(entry.path);
  });
  expect(own.map(({ path }) => path)).toEqual([]);
  const few = articles.filter((article) => new Set(linksIn(article)).size < 2);
  expect(few.map(({ path }) => path)).toEqual([]);
});

/** Joins a text's blocks as full sentences, so that the library can count them. Skips tables. */
function sentencesOf(markdown: string): string {
  return blocksOf(markdown)
    .filter(({ tag }) => tag !== 'td' && tag !== 'th')
    .map(({ text }) => endSentence(text))
    .join(' ');
}

function endSentence(text: string): string {
  return /[.!?][”’)]*$/.test(text) ? text : `${text.replace(/[:;,]$/, '')}.`;
}

/** Returns the texts of a service, each as full sentences. Other fields are names. */
function proseOf(record: object): string {
  const texts: string[] = [];
  mapTexts(record, (text, field) => {
    if (/\s/.test(text) && !/^(?:image|keywords)/.test(field)) texts.push(endSentence(text));
    return text;
  });
  return texts.join(' ');
}

/** What isn't in bodies: the words of steps, and the questions to ask. */
const fields = entries.flatMap(({ path, record }): [string, string][] => {
  const { steps = [], questionsToAsk = [] } = record as Partial<PatientRecord>;
  const texts = [...steps.map(({ text }) => text), ...questionsToAsk];
  return texts.length > 0 ? [[path, texts.join(' ')]] : [];
});

test.each(fields)('the steps and questions of %s read at grade 5 or below', (_path, text) => {
  expect(readability.fleschKincaidGrade(text)).toBeLessThanOrEqual(5);
});

const texts = [
  ...[...articles, ...patientPages].map(({ path, markdown }) => [path, sentencesOf(markdown)]),
  ...services.map(({ path, record }) => [path, proseOf(record)]),
] as const;

test.each(texts)('%s reads at grade 8 or below (Flesch-Kincaid)', (_path, text) => {
  expect(readability.fleschKincaidGrade(`${text}`)).toBeLessThanOrEqual(8);
});

/** Returns the texts of an object beside which there is a Spanish one, each with it. */
function pairsIn(data: unknown): [english: string, spanish: string][] {
  if (typeof data !== 'object' || data === null) return [];
  const { es, ...own } = data as { es?: Record<string, unknown> };
  const pairs = Object.entries(es ?? {}).map(([name, text]): [string, string] => {
    return [JSON.stringify((own as Record<string, unknown>)[name]), JSON.stringify(text)];
  });
  return [...pairs, ...Object.values(own).flatMap(pairsIn)];
}

test('a Spanish text has every number of the English one', () => {
  const pairs = pairsIn([readPractice().signs, services.map(({ record }) => record)]);
  const numbersIn = (text: string): string[] => text.match(/\d[\d.,/-]*\d|\d/g) ?? [];
  const lost = pairs.filter(([english, spanish]) =>
    numbersIn(english).some((number) => !numbersIn(spanish).includes(number)),
  );
  expect(pairs.length).toBeGreaterThan(100);
  expect(lost).toEqual([]);
});
