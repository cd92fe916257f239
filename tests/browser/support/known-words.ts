import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { readPractice } from '../../../build/content/read-practice.ts';
import { readSources } from '../../../build/content/read-sources.ts';
import { language } from '../../../domain/language/language.ts';
import { formatAddress } from '../../../domain/practice/locations.ts';
import { entries } from '../../unit/content/all-entries.ts';
import { brand } from './practice.ts';

/** What patterns of words are called with, to see what they say around it. */
const argumentsTried = ['@', 0, 1, 2, undefined];

/** Names of days and months, halves of the day, and all that isn't a letter. */
const data = new RegExp(`(?<!\\p{L})(?:${namesOfTime().join('|')})(?!\\p{L})|\\P{L}+`, 'giu');

const nameOfLanguage = new Intl.DisplayNames(language, { type: 'language' });
/** What a list says between its last two. */
const [, conjunction] = new Intl.ListFormat(language).formatToParts(['a', 'b']);

/** What keeps the parts of a line apart: first those of a title, which may have others within. */
const separators = [/ \| /, conjunction?.value ?? ', ', /\s*[·|,:;]\s+|\s[-–]\s/, / \(|\)$/];

/**
 * Answers whether the content explains a text of a page: as a word, a pattern of words around what is explained, a text
 * of Markdown or a fact, a date or a number, or as several of them one after the other.
 */
export async function readKnownWords(): Promise<(text: string) => boolean> {
  const facts = readPractice();
  const addresses = facts.locations.map(({ address }) => formatAddress(address));
  const bodies = entries.flatMap(({ entry }) => textsOfHtml(entry.body.html));
  const words = await readWords();
  const records = entries.map(({ entry }) => [entry.record, entry.cited]);
  const spoken = [...facts.locations, ...facts.people].flatMap(({ languages }) => languages);
  const known = new Set(
    [
      ...stringsOf([facts, records, readSources(), brand, words.texts]),
      ...stringsOf(facts).flatMap((fact) => fact.split(', ')),
      ...spoken.flatMap((code) => nameOfLanguage.of(code) ?? []),
      ...addresses,
      ...bodies,
    ].map(trimmed),
  );

  // Parts of texts come again and again, within a text and from page to page.
  const judged = new Map<string, boolean>();

  function isExplained(text: string): boolean {
    const before = judged.get(text);
    if (before !== undefined) return before;
    const answer = explain(text);
    judged.set(text, answer);
    return answer;
  }

  function explain(text: string): boolean {
    if (known.has(trimmed(text)) || text.replace(data, '') === '' || isAddress(text)) return true;
    for (const parts of separators.map((separator) => text.split(separator))) {
      if (parts.length > 1 && parts.every(isExplained)) return true;
    }
    const follows = [...text.matchAll(/(?<=[.!?]) /g)].some(
      ({ index }) => known.has(trimmed(text.slice(0, index))) && isExplained(text.slice(index + 1)),
    );
    if (follows) return true;
    return words.patterns.some((pattern) => {
      const match = pattern.exec(text);
      return match?.slice(1).every((part) => isExplained(part.trim())) ?? false;
    });
  }
  return (text) => isExplained(text.replace(/\s+/g, ' ').trim());
}

/** The words of the interface: plain texts, and a pattern for each function. */
async function readWords() {
  const files = globSync('domain/words/*.ts');
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(file).href)));
  const texts: string[] = [];
  const patterns: RegExp[] = [];

  function collect(value: unknown) {
    if (typeof value === 'string') texts.push(...value.split(/\{\w+\}/));
    else if (typeof value === 'function') patterns.push(...patternsOf(value as Pattern));
    else if (typeof value === 'object') Object.values(value ?? {}).forEach(collect);
  }
  modules.forEach(collect);
  return { texts, patterns };
}

type Pattern = (...values: unknown[]) => string;

/** A pattern without a word of its own, as of days and times, would fit anything. */
function patternsOf(pattern: Pattern): RegExp[] {
  return argumentsTried.flatMap((value) => {
    const said = pattern(...Array(pattern.length).fill(value)).replaceAll(/\{\w+\}/g, `${value}`);
    if (!/\p{L}/u.test(said.replaceAll(`${value}`, ''))) return [];
    const parts = said
      .trim()
      .split(`${value}`)
      .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
    return new RegExp(`^${parts.join('(.*)')}$`);
  });
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsOf);
}

/** The texts between the tags of our own Markdown's HTML. */
function textsOfHtml(html: string): string[] {
  return html
    .split(/<[^>]*>/)
    .map((text) => text.replaceAll('&#x26;', '&').replaceAll('&#x3C;', '<'));
}

function namesOfTime(): string[] {
  // Steps of four weeks and a day meet each month and each day of the week.
  const days = Array.from({ length: 13 }, (_, step) => new Date(2026, 0, 1 + step * 29, step * 2));
  const styles = [
    { weekday: 'long' },
    { weekday: 'short' },
    { month: 'long' },
    { month: 'short' },
    { hour: 'numeric' },
  ] as const;
  const names = styles.flatMap((style) =>
    days.flatMap((day) =>
      new Intl.DateTimeFormat(language, style).format(day).match(/\p{Letter}+/gu),
    ),
  );
  return [...new Set(names.filter((name) => name !== null))];
}

/** An address of the web or of e-mail, as it is shown. */
function isAddress(text: string): boolean {
  return /^\S*[./@]\S*$/.test(text);
}

/** A text on one line, without the marks and numbers at its ends. */
function trimmed(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/^\P{Letter}+|\P{Letter}+$/gu, '');
}
