import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { findings, signs, vocabulary } from '#domain/content.ts';
import { createEngine } from '#domain/search/engine.ts';
import { levels } from '#domain/words/urgency.ts';

interface Vignette {
  levels: string[];
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

/** Compares what a vignette gets with the levels that it may have. */
function judge({ levels: wanted, phrase }: Vignette) {
  const heard = engine.listen(phrase);
  const shown = heard?.sign ? [heard.sign] : (heard?.others ?? []);
  const isStrict = wanted.every((level) => level === 'now' || level === 'call');
  const first = shown.slice(0, isStrict && heard?.answer === 'list' ? 2 : undefined);
  const isRight =
    first.some(({ level }) => wanted.includes(level)) ||
    (shown.length === 0 && wanted.includes('none'));
  return { kind: shown.length === 0 ? 'nothing' : (heard?.answer ?? 'nothing'), isRight };
}

function least(wanted: readonly string[]): string {
  return urgency.findLast((level) => wanted.includes(level)) ?? 'none';
}

/** Returns the table of docs/triage.md: a row for each least urgent level that is acceptable. */
function tableOf(all: readonly Vignette[]): string {
  const rows = urgency.map((level) => {
    const judged = all.filter(({ levels: wanted }) => least(wanted) === level).map(judge);
    const count = (kind: string) => judged.filter((one) => one.kind === kind).length;
    const right = judged.filter(({ isRight }) => isRight).length;
    return `| ${level} | ${judged.length} | ${right} | ${count('line')} | ${count('list')} | ${count('nothing')} |`;
  });
  const head = '| at least | vignettes | right | one line | a list | nothing |';
  return [head, '| --- | --- | --- | --- | --- | --- |', ...rows].join('\n');
}

test('docs/triage.md has the figures of the public vignettes', () => {
  const table = tableOf(vignettes);
  expect(
    readFileSync('docs/triage.md', 'utf8'),
    `Put this into docs/triage.md:\n${table}`,
  ).toContain(table);
});

test('no urgent vignette gets nothing', () => {
  const urgent = vignettes.filter(
    ({ levels: wanted }) => !['soon', 'none'].includes(least(wanted)),
  );
  const silent = urgent.filter((vignette) => judge(vignette).kind === 'nothing');
  expect(urgent.length).toBeGreaterThan(20);
  expect(silent).toEqual([]);
});
