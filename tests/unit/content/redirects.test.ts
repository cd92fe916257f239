import { expect, test, vi } from 'vitest';
import { readContent } from '#build/content/read-content.ts';
import { siteContent } from '#build/content/site-content.ts';
import { redirectRoutes } from '#server/files/redirects.ts';
import { contentWith } from './changed-content.ts';

vi.stubEnv('SITE_TODAY', '2026-11-23');
const { redirects } = siteContent(
  readContent(
    contentWith({
      'services/vision-checks.md': { formerSlugs: ['old-name'] },
      'posts/soon.md': {
        slug: 'soon',
        title: 'Soon',
        image: { file: 'lantern.jpg', alt: 'Two chairs beside a window' },
        date: '2027-01-01',
        body: 'It comes soon.',
      },
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
    }),
  ),
);

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
  ['/about-us.html', '/'],
])('%s redirects to %s for good', async (from, to) => {
  const response = await redirectRoutes(redirects).request(from);
  expect([response.status, response.headers.get('Location')]).toEqual([301, to]);
  expect(await response.text()).toContain(`<a href="${to}">`);
});
