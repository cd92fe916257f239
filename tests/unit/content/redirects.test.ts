import { expect, test } from 'vitest';
import { browserContent } from '#build/content/site-content.ts';
import { redirectRoutes } from '#server/files/routes.ts';
import { minimal, problemsAfter, siteAt } from './changed-content.ts';

const guide = 'guides/preparing-for-your-visit.md';

const { redirects } = siteAt('2026-11-23', {
  'services/vision-checks.md': { formerSlugs: ['old-name'] },
  'posts/now.md': { ...minimal, slug: 'now', date: '2026-01-01' },
  'posts/soon.md': { ...minimal, slug: 'soon', date: '2027-01-01' },
  'files/form.pdf': '',
  'practice/redirects.yaml': {
    redirects: [
      { from: '/services/gone' },
      { from: '/blog/gone' },
      { from: '/helpful-links/gone' },
      { from: '/eye-problems/gone' },
      { from: '/about-us.html' },
      { from: '/find-us', to: '/contact#taos' },
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
    '/helpful-links/gone': '/helpful-links',
    '/eye-problems/gone': '/eye-problems',
    '/about-us.html': '/',
    '/find-us': '/contact#taos',
    '/early': '/',
    '/contact-us': '/contact',
    '/map': '/contact#taos',
    '/wp-content/uploads/2019/05/New form (1).pdf': '/files/form.pdf',
    '/oculista-niños': '/services/vision-checks',
    '/feed': '/feed.xml',
  });
});

test('without posts, no page, redirect, or link is of the blog, and its address may lead elsewhere', () => {
  const site = siteAt('2026-11-23', {
    'practice/redirects.yaml': {
      redirects: [{ from: '/blog', to: '/contact' }, { from: '/blog/gone' }],
    },
  });
  expect(site.redirects).toEqual({ '/blog': '/contact', '/blog/gone': '/' });
  expect(site.pages.map(({ path }) => path)).not.toContain('/blog');
  expect(browserContent(site).mainLinks.map(({ title }) => title)).not.toContain('Blog');
  expect(problemsAfter({ [guide]: { related: ['/blog', '/contact'] } })).toMatchObject([
    { field: 'related.0', received: '/blog' },
  ]);
});

test('an empty set of guides or problems takes its lists away', () => {
  const site = siteAt('2026-11-23', {
    guides: null,
    problems: null,
    'pages/home.md': { related: [] },
    'patients/before-you-come.md': { related: ['/contact', '/terms'], body: 'Nothing.' },
    'services/vision-checks.md': { related: ['/contact', '/terms'] },
    'services/lens-fitting.md': { related: ['/contact', '/terms'] },
  });
  const paths = site.pages.map(({ path }) => path).sort();
  expect(paths).toEqual(['/', '/contact', '/search', '/sitemap']);
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
  ['/services/old-name', '/services/vision-checks'],
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
