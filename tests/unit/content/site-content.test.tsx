import { expect, test, vi } from 'vitest';
import { browserContent } from '#build/content/site-content.ts';
import { Article } from '#components/article/article.tsx';
import { Head } from '#components/head/head.tsx';
import type { ArticlePage } from '#domain/content.ts';
import { postJsonLd } from '#domain/structured-data/entries.ts';
import { atomFeed } from '#server/files/feed.ts';
import { redirectRoutes } from '#server/files/routes.ts';
import { htmlOf } from '../html.ts';
import { type Change, problemsAfter, siteAt } from './changed-content.ts';

const guide = 'guides/preparing-for-your-visit.md';

const image = { file: 'lantern.jpg', alt: 'Two chairs beside a window' };
const words = { slug: 'new-chairs', title: 'Chairs', body: 'They came today.' };
/** A post whose file has only what every post must have. */
const minimal = { ...words, image, date: '2026-12-01' };

const { redirects } = siteAt('2026-11-23', {
  'services/vision-checks.md': { formerSlugs: ['old-name'] },
  'posts/now.md': { ...minimal, slug: 'now', date: '2026-01-01' },
  'posts/soon.md': { ...minimal, slug: 'soon', date: '2027-01-01' },
  'files/form.pdf': '',
  'practice/redirects.yaml': {
    redirects: [
      { from: '/services/gone' },
      { from: '/blog/gone' },
      { from: '/about-us.html' },
      { from: '/early', to: '/blog/soon' },
      { from: '/contact-us/', to: '/contact/' },
      { from: '/map//', to: '/contact/#taos' },
      { from: '/wp-content/uploads/2019/05/New%20form%20(1).pdf', to: '/files/form.pdf' },
      { from: '/oculista-niños/', to: '/services/old-name' },
      { from: '/feed/', to: '/feed.xml' },
    ],
  },
});

test('a renamed page is where it is now, a deleted one in the list that had it', () => {
  expect(redirects).toEqual({
    '/services/old-name': '/services/vision-checks',
    '/services/gone': '/#services',
    '/blog/gone': '/blog',
    '/about-us.html': '/',
    '/early': '/',
    '/contact-us': '/contact',
    '/map': '/contact#taos',
    '/wp-content/uploads/2019/05/New form (1).pdf': '/files/form.pdf',
    '/oculista-niños': '/services/vision-checks',
    '/feed': '/feed.xml',
  });
});

test('without posts, nothing is of the blog, and its address may lead elsewhere', () => {
  const moved = [{ from: '/blog', to: '/contact' }, { from: '/blog/gone' }];
  const site = siteAt('2026-11-23', { 'practice/redirects.yaml': { redirects: moved } });
  expect(site.redirects).toEqual({ '/blog': '/contact', '/blog/gone': '/' });
  expect(site.pages.map(({ path }) => path)).not.toContain('/blog');
  expect(browserContent(site).mainLinks.map(({ title }) => title)).not.toContain('Blog');
  expect(problemsAfter({ [guide]: { related: ['/blog', '/contact'] } })).toMatchObject([
    { field: 'related.0', received: '/blog' },
  ]);
});

test('an empty set of guides or problems takes its lists away', () => {
  const toOthers = { related: ['/contact', '/terms'] };
  const site = siteAt('2026-11-23', {
    guides: null,
    problems: null,
    'pages/home.md': { related: [] },
    'patients/before-you-come.md': { ...toOthers, body: 'Nothing.' },
    'services/vision-checks.md': toOthers,
    'services/lens-fitting.md': toOthers,
  });
  const paths = site.pages.map(({ path }) => path);
  expect(paths.sort()).toEqual(['/', '/contact', '/search', '/sitemap']);
  const related = ['/show-what-you-see', '/contact'];
  const withoutSight = { 'problems/sore-red-eye.md': { show: undefined } };
  expect(problemsAfter({ [guide]: { related } })).toEqual([]);
  expect(problemsAfter({ ...withoutSight, [guide]: { related } })).toMatchObject([
    { field: 'related.0', received: '/show-what-you-see' },
  ]);
});

test('a file of the site comes before a redirect from its address', async () => {
  const routes = redirectRoutes({ '/robots.txt': '/contact', '/sitemap.xml': '/contact' });
  expect((await routes.request('/robots.txt')).status).toBe(404);
  const { headers } = await routes.request('/sitemap.xml');
  expect(headers.get('Location')).toBe('/sitemap-pages.xml');
});

test.each([
  ['/services/old-name.md', '/services/vision-checks.md'],
  ['/services/gone.md', '/#services'],
  ['/services/gone/', '/#services'],
  ['//contact-us/?page=2', '/contact'],
  ['/wp-content/uploads/2019/05/New%20form%20(1).pdf', '/files/form.pdf'],
  ['/oculista-ni%C3%B1os/', '/services/vision-checks'],
])('%s redirects to %s for good', async (from, to) => {
  const response = await redirectRoutes(redirects).request(from);
  expect([response.status, response.headers.get('Location')]).toEqual([301, to]);
  expect(await response.text()).toContain(`<a href="${to}">`);
});

const file = 'posts/new-chairs.md';
const other = 'guides/glasses-for-the-computer.md';

/** Returns the post with these fields, once it is on the site. */
function postWith(fields: object): ArticlePage {
  const [post] = siteAt('2026-12-02', { [file]: { ...minimal, ...fields } }).posts;
  return post as ArticlePage;
}

test('a post’s summary and description are its own, or else how its text begins', () => {
  const opening = 'Dr. Vigil chose juniper, as you asked. Nobody has complained so far.';
  const body = `${opening.replace('as you asked', '[as *you* asked](/blog)')}\n\nMore.`;
  const filled = { excerpt: opening, metaDescription: opening, updated: '2026-12-01' };
  expect(postWith({ body })).toMatchObject(filled);
  const excerpt = 'The summary says what the chairs are made of, and who made them for us.';
  expect(postWith({ excerpt })).toMatchObject({ excerpt, metaDescription: excerpt });
  const long = postWith({ body: 'longish '.repeat(60) });
  expect(long.excerpt).toMatch(/^(?:longish ){21}longish…$/);
  expect(long.metaDescription).toMatch(/^(?:longish ){19}longish…$/);
});

test('a tool and a second picture before the same heading are both there', () => {
  const detail = { ...image, alt: 'A desk chair from behind' };
  const tool = { name: 'break-timer', after: 'sit' };
  const body = '## Sit\n\nFor a while.\n\n## Stand\n\nThen for a while again.';
  const html = htmlOf(<Article article={postWith({ detail, tool, body })} />);
  expect(html).toMatch(/id="sit".*alt="A desk chair from behind".*break-timer.*id="stand"/s);
});

test('page, head, structured data and feed have nothing empty for a minimal post', () => {
  const post = postWith({});
  const html = htmlOf(<Article article={post} />);
  expect(html).not.toMatch(/<p[^>]*><\/p>|<ul[^>]*><\/ul>|class="lead|id="related"/);
  const head = htmlOf(<Head path={post.path} indexed article={post} />);
  const data = JSON.stringify(postJsonLd(post));
  const feed = atomFeed([post], 'America/Denver');
  expect(head + data + feed).not.toMatch(/article:section|articleSection|<category/);
  for (const text of [html, head, data, feed]) expect(text).not.toContain('undefined');
  for (const text of [html, data, feed]) expect(text).toContain('They came today.');
});

test('posts and guides appear at midnight in the practice’s time zone', () => {
  const countsAt = (moment: string) => {
    const { posts, guides } = siteAt(moment, { [file]: minimal, [other]: { date: '2026-12-01' } });
    return [posts.length, guides.some(({ slug }) => other.endsWith(`/${slug}.md`))];
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
const second = { ...minimal, slug: 'second', date: '2026-12-10' };
const laterPost = 'but /blog/second isn’t: From 2026-12-10';
const [booking, forms] = ['practice/booking.yaml', 'newPatientForms'];
const former = '/helpful-links/old';
const hidden = { [other]: { draft: true, formerSlugs: ['old'] } };
const draft = '/helpful-links/glasses-for-the-computer';
const hiddenDraft = `but ${draft} isn’t: Draft`;

test.each<[what: string, changes: Record<string, Change>, field: string, expected: string]>([
  ['a later post', { [file]: first, 'posts/second.md': second }, 'body', laterPost],
  ['a draft', { ...hidden, [guide]: { 'related.0': draft } }, 'related.0', hiddenDraft],
  ['its former address', { ...hidden, [guide]: { 'related.0': former } }, 'related.0', hiddenDraft],
  ['a draft as a form', { ...hidden, [booking]: { [forms]: draft } }, forms, hiddenDraft],
])('no text may lead to %s', (_what, changes, field, expected) => {
  vi.stubEnv('SITE_TODAY', '2026-11-30');
  const fault = { field, expected: expect.stringContaining(expected) };
  expect(problemsAfter(changes)).toMatchObject([fault]);
});
