import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Article } from '#components/article/article.tsx';
import { Head } from '#components/head/head.tsx';
import type { ArticlePage } from '#domain/content.ts';
import { postJsonLd } from '#domain/structured-data/entries.ts';
import { atomFeed } from '#server/files/feed.ts';
import { type Change, minimal, problemsAfter, siteAt } from './changed-content.ts';

const file = 'posts/new-chairs.md';
const guide = 'guides/glasses-for-the-computer.md';
const otherGuide = 'guides/preparing-for-your-visit.md';

/** Returns the post with these fields, once it is on the site. */
function postWith(fields: object): ArticlePage {
  const [post] = siteAt('2026-12-02', { [file]: { ...minimal, ...fields } }).posts;
  return post as ArticlePage;
}

test('a post’s summary and description default to its first paragraph', () => {
  const body =
    'Dr. Vigil chose *juniper*, [as you asked](/blog). Nobody has complained so far.\n\nMore.';
  const opening = 'Dr. Vigil chose juniper, as you asked. Nobody has complained so far.';
  const filled = { excerpt: opening, metaDescription: opening, updated: '2026-12-01' };
  expect(postWith({ body })).toMatchObject(filled);
});

test('a post’s own excerpt wins, and a long default is cut between words', () => {
  const excerpt = 'The summary says what the chairs are made of, and who made them for us.';
  expect(postWith({ excerpt })).toMatchObject({ excerpt, metaDescription: excerpt });
  const long = postWith({ body: 'longish '.repeat(60) });
  expect(long.excerpt).toMatch(/^(?:longish ){21}longish…$/);
  expect(long.metaDescription).toMatch(/^(?:longish ){19}longish…$/);
});

test('a tool and a second picture before the same heading are both there', () => {
  const detail = { file: 'lantern.jpg', alt: 'The back of a chair' };
  const tool = { name: 'break-timer', after: 'sit' };
  const body = '## Sit\n\nFor a while.\n\n## Stand\n\nThen for a while again.';
  const post = postWith({ detail, tool, body });
  const html = renderToStaticMarkup(<Article article={post} />);
  expect(html).toMatch(/id="sit".*alt="The back of a chair".*break-timer.*id="stand"/s);
});

test('page, head, structured data and feed have nothing empty for a minimal post', () => {
  const post = postWith({});
  const html = renderToStaticMarkup(<Article article={post} />);
  expect(html).not.toMatch(/<p[^>]*><\/p>|<ul[^>]*><\/ul>|class="lead|id="related"/);
  const head = renderToStaticMarkup(<Head path={post.path} indexed article={post} />);
  const data = JSON.stringify(postJsonLd(post));
  const feed = atomFeed([post], 'America/Denver');
  expect(head + data + feed).not.toMatch(/article:section|articleSection|<category/);
  for (const text of [html, head, data, feed]) expect(text).not.toContain('undefined');
  for (const text of [html, data, feed]) expect(text).toContain('They came today.');
});

test('posts and guides appear at midnight in the practice’s time zone', () => {
  const countsAt = (moment: string) => {
    const { posts, guides } = siteAt(moment, { [file]: minimal, [guide]: { date: '2026-12-01' } });
    return [posts.length, guides.some(({ slug }) => guide.endsWith(`/${slug}.md`))];
  };
  // The practice is seven hours behind UTC.
  expect(countsAt('2026-12-01T06:59:00Z')).toEqual([0, false]);
  expect(countsAt('2026-12-01T07:00:00Z')).toEqual([1, true]);
});

test('drafts and later posts appear only in development, labeled in the title', () => {
  const titlesWith = (fields: object) =>
    siteAt('2026-11-30', { [file]: { ...minimal, ...fields } }).posts.map(({ title }) => title);
  expect(titlesWith({ draft: true })).toEqual([]);
  vi.stubEnv('NODE_ENV', 'development');
  expect(titlesWith({ draft: true })).toEqual(['Draft: Chairs']);
  expect(titlesWith({})).toEqual(['From 2026-12-01: Chairs']);
  expect(titlesWith({ date: '2026-11-30' })).toEqual(['Chairs']);
});

const first = { ...minimal, body: 'Here is [the next](/blog/second).' };
const second = { ...minimal, slug: 'second', body: 'They came later.' };
const hidden = { [guide]: { draft: true, formerSlugs: ['old'] } };
const draft = '/helpful-links/glasses-for-the-computer';
const hiddenDraft = `but ${draft} isn’t: Draft`;

test.each<[what: string, changes: Record<string, Change>, field: string, expected: string]>([
  [
    'a later post',
    { [file]: first, 'posts/second.md': { ...second, date: '2026-12-10' } },
    'body',
    'but /blog/second isn’t: From 2026-12-10',
  ],
  ['a draft', { ...hidden, [otherGuide]: { 'related.0': draft } }, 'related.0', hiddenDraft],
  [
    'a former address of a draft',
    { ...hidden, [otherGuide]: { 'related.0': '/helpful-links/old' } },
    'related.0',
    hiddenDraft,
  ],
  [
    'a draft as a form',
    { ...hidden, 'practice/booking.yaml': { newPatientForms: draft } },
    'newPatientForms',
    hiddenDraft,
  ],
])('no text may lead to %s', (_what, changes, field, expected) => {
  vi.stubEnv('SITE_TODAY', '2026-11-30');
  expect(problemsAfter(changes)).toMatchObject([
    { field, expected: expect.stringContaining(expected) },
  ]);
});
