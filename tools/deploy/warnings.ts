import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PracticeFacts } from '../../content-model/facts.ts';

const facts = 'practice/**/*.yaml';
const sampleState = /^(?:NJ|New Jersey)$/i;
const east =
  /^(?:CT|DC|DE|FL|GA|IN|KY|MA|MD|ME|MI|NC|NH|NJ|NY|OH|PA|RI|SC|TN|VA|VT|WV|New (?:Jersey|York))$/i;

/** Patterns of a placeholder, or of the sample’s facts: in which files, and in which states they aren't one. */
const doubts: readonly [files: string, pattern: RegExp, except?: RegExp][] = [
  [facts, /[:-]\s\W*(?:tb[acd]|to ?do|fixme|pending|x{2,}|n\/a|lorem\b.*)\W*$/i],
  [facts, /\b(?:your|my)[ -]?(?:practice|company|clinic|domain|name|street|town)\b/i],
  [facts, /\bany ?(?:town|street)\b|\b(?:jane|john)[ .]doe\b|\b(?:you|name|someone)@/i],
  [facts, /: .*(?:<\w[^>]*>|\b(?:practice|town|street) name\b)/i],
  [facts, /phone: .*(?:(\d)\1\1\W*\1{4}|123\W?4567|345\W?6789|555\W?\d{4}|\b0\d\d\b)/i],
  [facts, /licen[cs]e\w*: .*(?:0{4}|123456|#{2}|x{3})|postalCode: \W*(?:0{5}|12345)/i],
  ['../wrangler.toml', /_FROM = .*@(?:gmail|yahoo|outlook|hotmail|icloud|aol)\./i],
  [
    '**/*.{md,yaml,svg}',
    /\bAlder (?:&|and) Iris\b|: 40\.9218|GRAND OPENING|shade: soft|"0 6 333 72"/,
  ],
  [facts, /timeZone: America\/New_York/, east],
  ['*/*.md', /\bNew Jersey\b|\bNJ\b|\bN\.J\.|\bnj-[a-z]/, sampleState],
];

/**
 * Returns the lines that look like a placeholder, or like the sample’s, as `file:line: text`. A person decides.
 * @param folder of the content
 */
export function warningsOf({ locations }: PracticeFacts, folder: string): string[] {
  const regions = locations.map(({ address }) => address.region.trim());
  const asked = doubts.filter(([, , except]) => !regions.every((region) => except?.test(region)));
  return asked.flatMap(([files, pattern]) =>
    globSync(files, { cwd: folder })
      .sort()
      .flatMap((path) => linesOf(join(folder, path), pattern)),
  );
}

function linesOf(file: string, pattern: RegExp): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line, index) => ({ line, name: `${file}:${index + 1}: ${line.trim().slice(0, 80)}` }))
    .flatMap(({ line, name }) => (pattern.test(line) && !/^\s*#/.test(line) ? name : []));
}
