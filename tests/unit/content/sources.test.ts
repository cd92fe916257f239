import { expect, test, vi } from 'vitest';
import { readSources } from '#build/content/read-sources.ts';
import { sourceHost } from '#domain/articles/citations.ts';
import { folderWith } from '../folder-with.ts';
import { complaintAbout, complaintOf, validGuide } from './entry-files.ts';

const source = {
  organization: 'CDC',
  title: 'Healthy contact lens wear',
  kind: 'agency' as const,
  year: 2024,
  url: 'https://www.cdc.gov/contact-lenses/',
  retrieved: '2026-11-22',
};

/** Creates a content folder with only these sources. */
function folderOf(sources: object): string {
  return folderWith({ 'sources.yaml': JSON.stringify(sources) });
}

test.each([
  ['a.url', { ...source, url: 'http://www.cdc.gov/' }, 'an address that begins with https://'],
  ['a.url', { ...source, url: 'https://www.cdc.gov/<b>' }, 'an address that begins with https://'],
  ['a.retrieved', { ...source, retrieved: undefined }, 'a date if there is a URL'],
  ['a.retrieved', { ...source, url: undefined }, 'a date if there is a URL'],
  ['a.retrieved', { ...source, retrieved: 'yesterday' }, 'an ISO date (YYYY-MM-DD)'],
  ['a.year', { ...source, year: 1889 }, 'at least 1990'],
  ['a.title', { ...source, title: undefined }, 'a string'],
  ['a.page', { ...source, page: 'x' }, 'a field of the schema'],
])('a wrong %s stops the build', (field, wrong, expected) => {
  const complaint = complaintAbout(() => readSources(folderOf({ a: wrong })));
  expect(complaint).toContain(`sources.yaml: ${field}\n`);
  expect(complaint).toContain(`expected: ${expected}`);
});

test('a source of an unknown kind is rejected', () => {
  expect(complaintAbout(() => readSources(folderOf({ a: { ...source, kind: 'blog' } })))).toContain(
    'a.kind',
  );
});

test('a source can’t be from a year that has begun only in the build’s time zone', async () => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  vi.stubEnv('SITE_TODAY', '2026-12-31T20:00:00Z');
  vi.resetModules();
  const { sourceSchema } = await import('#domain/schema/source.ts');
  // Other tests must not get a schema of that day.
  vi.resetModules();
  expect(sourceSchema.safeParse({ ...source, year: 2026 }).success).toBe(true);
  expect(sourceSchema.safeParse({ ...source, year: 2027 }).success).toBe(false);
});

test('a source’s URL and year are optional', () => {
  const { url: _, retrieved: __, year: ___, ...rest } = source;
  expect(readSources(folderOf({ a: rest }))).toEqual({ a: rest });
});

test('sources.yaml is optional', () => {
  expect(readSources(folderWith())).toEqual({});
});

test.each([
  [['cdc-wear', 'cdc-wear', 'aoa-care'], 'each source once'],
  [['CDC wear', 'fda-risks', 'aoa-care'], 'the id of a source in content/sources.yaml'],
  [[source, source, source], 'a string'],
])('an entry cites sources by id, each once: %j', (sources, expected) => {
  expect(complaintOf({ ...validGuide, sources })).toContain(`expected: ${expected}`);
});

test('a source’s host is shown without www', () => {
  expect(sourceHost('https://www.cdc.gov/contact-lenses/')).toBe('cdc.gov');
  expect(sourceHost('https://doi.org/10.1001/jama.2015.10803')).toBe('doi.org');
});
