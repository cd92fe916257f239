import { expect, test } from 'vitest';
import { type Figures, findRegressions, mergeFigures } from '../../../bench/figures.ts';
import { formatFigures, formatRegressions } from '../../../bench/table.ts';

function pages(row: Record<string, number>): Figures {
  return { pages: { '/': row } };
}

function namesOf(before: Record<string, number>, now: Record<string, number>): string[] {
  return findRegressions(pages(before), pages(now)).map(({ name }) => name);
}

test('one byte or request more is worse, one less is not', () => {
  expect(namesOf({ html: 8000, requests: 9 }, { html: 8001, requests: 10 })).toEqual([
    'html',
    'requests',
  ]);
  expect(namesOf({ html: 8000, requests: 9 }, { html: 7999, requests: 8 })).toEqual([]);
});

test('a score that falls is worse, one that rises is not', () => {
  expect(namesOf({ accessibility: 100 }, { accessibility: 99 })).toEqual(['accessibility']);
  expect(namesOf({ accessibility: 99 }, { accessibility: 100 })).toEqual([]);
});

test('a timing is worse only by more than noise', () => {
  expect(namesOf({ 'LCP ms': 1000 }, { 'LCP ms': 1090 })).toEqual([]);
  expect(namesOf({ 'LCP ms': 1000 }, { 'LCP ms': 1110 })).toEqual(['LCP ms']);
  expect(namesOf({ 'TBT ms': 0 }, { 'TBT ms': 15 })).toEqual([]);
  expect(namesOf({ 'TBT ms': 0 }, { 'TBT ms': 25 })).toEqual(['TBT ms']);
});

test('a ratio to the bare server is worse when it falls; speeds alone say nothing', () => {
  expect(namesOf({ ratio: 0.95, 'requests/s': 9000 }, { ratio: 0.8, 'requests/s': 5000 })).toEqual([
    'ratio',
  ]);
});

test('what only one of two runs has is not compared', () => {
  expect(findRegressions({}, pages({ html: 8000 }))).toEqual([]);
  expect(findRegressions(pages({ css: 1 }), { server: { node: { errors: 3 } } })).toEqual([]);
});

test('a run that measures a part leaves the figures of the others', () => {
  const older: Figures = { pages: { '/': { html: 1, css: 2 } }, cold: { worker: { a: 3 } } };
  const merged = mergeFigures(older, { pages: { '/': { html: 5 }, '/blog': { html: 7 } } });
  expect(merged).toEqual({
    pages: { '/': { html: 5, css: 2 }, '/blog': { html: 7 } },
    cold: { worker: { a: 3 } },
  });
  expect(older['pages']?.['/']).toEqual({ html: 1, css: 2 });
});

test('a regression is told by its place, before and after', () => {
  const found = findRegressions(pages({ html: 8000 }), pages({ html: 9000 }));
  expect(formatRegressions(found)).toContain('pages, /: html 8000 -> 9000');
  expect(formatRegressions([])).toBe('Nothing got worse since the last run.');
});

test('the table has a line for each row, and leaves open what was not measured', () => {
  const lines = formatFigures({ pages: { '/': { html: 8000 }, '/blog': { ratio: 0.5 } } }).split(
    '\n',
  );
  expect(lines).toEqual(['pages  html  ratio', '/      8000       ', '/blog         0.50']);
});
