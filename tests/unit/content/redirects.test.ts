import { expect, test } from 'vitest';
import { redirectRoutes } from '#server/files/routes.ts';
import { minimal, siteAt } from './changed-content.ts';

const { redirects } = siteAt('2026-11-23', {
  'services/vision-checks.md': { formerSlugs: ['old-name'] },
  'posts/soon.md': { ...minimal, slug: 'soon', date: '2027-01-01' },
  'practice/redirects.yaml': {
    redirects: [
      { from: '/services/gone' },
      { from: '/blog/gone' },
      { from: '/helpful-links/gone' },
      { from: '/eye-problems/gone' },
      { from: '/about-us.html' },
      { from: '/find-us', to: '/contact#map' },
      { from: '/early', to: '/blog/soon' },
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
    '/find-us': '/contact#map',
    '/early': '/',
  });
});

test.each([
  ['/services/old-name', '/services/vision-checks'],
  ['/services/old-name.md', '/services/vision-checks.md'],
  ['/services/gone.md', '/#services'],
])('%s redirects to %s for good', async (from, to) => {
  const response = await redirectRoutes(redirects).request(from);
  expect([response.status, response.headers.get('Location')]).toEqual([301, to]);
  expect(await response.text()).toContain(`<a href="${to}">`);
});
