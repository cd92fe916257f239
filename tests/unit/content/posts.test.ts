import { afterEach, expect, test, vi } from 'vitest';
import { contentPlugin } from '#build/content/content-plugin.ts';
import { readCollections, readEntries } from '#build/content/read-collections.ts';
import { readPractice } from '#build/content/read-practice.ts';
import { hiddenPages } from '#domain/read/checks/hidden-pages.ts';
import type { ArticleRecord } from '#domain/schema/article.ts';
import { folderWith } from '../folder-with.ts';
import { validGuide } from './entry-files.ts';

/** The first open location is in New Mexico: in winter, seven hours behind UTC. */
const facts = readPractice();

const post = {
  slug: 'new-chairs',
  title: 'Chairs',
  image: { file: 'chairs.jpg', alt: 'Two chairs beside a window' },
  date: '2026-12-01',
};

/** Reads a content folder with one entry. */
function read(data: object, text = 'They came today.', collection = 'posts') {
  const { slug } = { ...post, ...data };
  const file = `---\n${JSON.stringify({ ...post, ...data })}\n---\n\n${text}\n`;
  return readCollections(folderWith({ [`${collection}/${slug}.md`]: file }), facts);
}

afterEach(() => vi.unstubAllEnvs());

test('a post’s summary and description default to its first paragraph', () => {
  vi.stubEnv('SITE_TODAY', '2026-12-02');
  const text =
    'Dr. Vigil chose *juniper*, [as you asked](/blog). Nobody has complained so far.\n\nMore.';
  const [entry] = read({}, text);
  const record = entry?.entry.record as ArticleRecord;
  const opening = 'Dr. Vigil chose juniper, as you asked. Nobody has complained so far.';
  expect(record.excerpt).toBe(opening);
  expect(record.metaDescription).toBe(opening);
  expect(record.updated).toBe('2026-12-01');
  expect(record).not.toHaveProperty('standfirst');
});

test('a post’s own excerpt wins, and a long default is cut between words', () => {
  vi.stubEnv('SITE_TODAY', '2026-12-02');
  const excerpt = 'The summary says what the chairs are made of, and who made them for us.';
  const [own] = read({ excerpt });
  expect(own?.entry.record).toMatchObject({ excerpt, metaDescription: excerpt });
  const [long] = read({}, 'longish '.repeat(60));
  expect(long?.entry.record.excerpt).toMatch(/^(?:longish ){21}longish…$/);
  expect(long?.entry.record.metaDescription).toMatch(/^(?:longish ){19}longish…$/);
});

test.each([
  ['posts', '2026-12-01T06:59:00Z', 0],
  ['posts', '2026-12-01T07:00:00Z', 1],
  ['guides', '2026-12-01T06:59:00Z', 0],
  ['guides', '2026-12-01T07:00:00Z', 1],
])(
  '%s dated December 1 are on the site from midnight in the practice’s time zone: at %s, %d',
  (collection, moment, count) => {
    vi.stubEnv('SITE_TODAY', moment);
    const data = collection === 'guides' ? { ...validGuide, date: '2026-12-01' } : {};
    expect(read(data, undefined, collection)).toHaveLength(count);
  },
);

test('drafts and later posts appear only in development, labeled in the title', () => {
  vi.stubEnv('SITE_TODAY', '2026-11-30');
  expect(read({ draft: true })).toEqual([]);
  develop('serve', 'development');
  const titleOf = (data: object) => read(data)[0]?.entry.record.title;
  expect(titleOf({ draft: true })).toBe('Draft: Chairs');
  expect(titleOf({})).toBe('From 2026-12-01: Chairs');
  expect(titleOf({ date: '2026-11-30' })).toBe('Chairs');
  vi.stubEnv('NODE_ENV', 'development');
  develop('build', 'development');
  expect(read({ draft: true })).toEqual([]);
  develop('serve', 'test');
  expect(read({ draft: true })).toEqual([]);
});

test.each([
  ['2026-12-01', '2026-12-10', ['content/posts/first.md']],
  ['2026-12-10', '2026-12-01', []],
  ['2026-12-10', '2026-12-10', []],
])('a post of %s can’t link to one of %s before that is online', (from, to, blamed) => {
  vi.stubEnv('SITE_TODAY', '2026-11-30');
  const write = (slug: string, date: string) =>
    `---\n${JSON.stringify({ ...post, slug, date })}\n---\n\n[Next](/blog/second).\n`;
  const folder = folderWith({
    'posts/first.md': write('first', from),
    'posts/second.md': write('second', to),
  });
  const entries = readEntries(folder, facts);
  const hasFile = () => true;
  const problems = hiddenPages({ entries, facts, sources: {}, folder: 'content', hasFile });
  expect(problems.map(({ file }) => file.replace(/^.*(?=posts)/, 'content/'))).toEqual(blamed);
  expect(problems.map(({ received }) => received)).toEqual(
    blamed.map(() => `/blog/second, on the site only from ${to}`),
  );
});

/** Starts the plugin as Vite does. */
function develop(command: 'serve' | 'build', mode: string) {
  const { config } = contentPlugin() as { config: (own: object, env: object) => void };
  config({}, { command, mode });
}
