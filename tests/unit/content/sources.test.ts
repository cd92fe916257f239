import { expect, test } from 'vitest';
import { readEntry } from '#build/content/read-entry.ts';
import { readSources } from '#build/content/read-sources.ts';
import { sourceHost } from '#domain/articles/citations.ts';
import { guideSchema } from '#domain/schema/article.ts';
import { describeFindings, findOverdue, findUnlisted } from '#tools/sources/findings.ts';
import { folderWith } from '../folder-with.ts';
import { complaintAbout, complaintOf, validGuide, writeEntry } from './entry-files.ts';

const source = {
  organization: 'CDC',
  title: 'Healthy contact lens wear',
  kind: 'agency' as const,
  year: 2024,
  url: 'https://www.cdc.gov/contact-lenses/',
  retrieved: '2026-11-22',
};
const guide = {
  collection: 'guides',
  path: '/helpful-links/clean-lenses',
  entry: readEntry(writeEntry(validGuide), guideSchema),
} as const;

/** A content folder with these sources and nothing else. */
function folderOf(sources: object): string {
  return folderWith({ 'sources.yaml': JSON.stringify(sources) });
}

test('no two sources have the same title, and none the same address', () => {
  const all = Object.values(readSources());
  const titles = all.map(({ title }) => title.toLowerCase());
  const urls = all.flatMap(({ url }) => url ?? []);
  expect(new Set(titles).size).toBe(titles.length);
  expect(new Set(urls).size).toBe(urls.length);
});

test.each([
  ['a.url', { ...source, url: 'http://www.cdc.gov/' }, 'an address that begins with https://'],
  ['a.url', { ...source, url: 'https://www.cdc.gov/<b>' }, 'an address that begins with https://'],
  ['a.retrieved', { ...source, retrieved: undefined }, 'a day where there is a url'],
  ['a.retrieved', { ...source, url: undefined }, 'a day where there is a url'],
  ['a.retrieved', { ...source, retrieved: 'yesterday' }, 'an ISO date (YYYY-MM-DD)'],
  ['a.year', { ...source, year: 1889 }, 'at least 1990'],
  ['a.title', { ...source, title: undefined }, 'a string'],
  ['a.page', { ...source, page: 'x' }, 'a field of the schema'],
])('a wrong %s stops the build', (field, wrong, expected) => {
  const complaint = complaintAbout(() => readSources(folderOf({ a: wrong })));
  expect(complaint).toContain(`sources.yaml: ${field}\n`);
  expect(complaint).toContain(`expected: ${expected}`);
});

test('a source says its kind, and what no reader knows is refused', () => {
  expect(complaintAbout(() => readSources(folderOf({ a: { ...source, kind: 'blog' } })))).toContain(
    'a.kind',
  );
});

test('a source may lack an address and a year', () => {
  const { url: _, retrieved: __, year: ___, ...rest } = source;
  expect(readSources(folderOf({ a: rest }))).toEqual({ a: rest });
});

test('a content without sources has none', () => {
  expect(readSources(folderWith())).toEqual({});
});

test('a source that nobody cites may wait for its entry', () => {
  const [first = '', second = ''] = guide.entry.record.sources;
  const sources = { [first]: source, [second]: source, unused: source };
  expect(findUnlisted(sources, [guide.entry])).toEqual({
    'Listed by no entry': [`unused: ${source.title}`],
  });
});

test.each([
  [['cdc-wear', 'cdc-wear', 'aoa-care'], 'each source once'],
  [['CDC wear', 'fda-risks', 'aoa-care'], 'the id of a source in content/sources.yaml'],
  [[source, source, source], 'a string'],
])('an entry cites sources by id, each once: %j', (sources, expected) => {
  expect(complaintOf({ ...validGuide, sources })).toContain(`expected: ${expected}`);
});

test('a host is named without its www', () => {
  expect(sourceHost('https://www.cdc.gov/contact-lenses/')).toBe('cdc.gov');
  expect(sourceHost('https://doi.org/10.1001/jama.2015.10803')).toBe('doi.org');
});

test('a source that nobody has looked at for two years is listed, as one without an address is', () => {
  const { url: _, retrieved: __, ...rest } = source;
  const sources = {
    fresh: source,
    old: { ...source, retrieved: '2024-11-21' },
    missing: rest,
  };
  const findings = findOverdue(sources, new Date('2026-11-22'));
  expect(describeFindings(3, findings)).toBe(
    '3 sources.\n\nWithout an address (1):\n  missing: Healthy contact lens wear\n\nSeen more than two years ago (1):\n  old: on 2024-11-21',
  );
});
