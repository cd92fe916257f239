import { expect, test } from 'vitest';
import { services } from '#domain/services/services.ts';
import { request } from './request.ts';

const [service = { path: '' }] = services.summaries;

test('an unknown service has its own view and the status 404', async () => {
  const response = await request('/services/nope');
  const html = await response.text();
  expect(response.status).toBe(404);
  expect(html).toContain('Service Not Found');
  expect(html).toContain('The service you are looking for does not exist');
  expect(html).toMatch(/<a href="\/#services"[^>]*>View All Services<\/a>/);
});

test.each(['/nope', '/helpful-links/nope'])(
  '%s is the not-found page and not for search engines',
  async (path) => {
    const response = await request(path);
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(html).toContain('Oops! Page not found');
    expect(html).toMatch(/<a href="\/"[^>]*>Return to Home<\/a>/);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('rel="canonical"');
  },
);

test('an unknown post leads to the list of posts', async () => {
  const response = await request('/blog/nope');
  expect(response.status).toBe(302);
  expect(response.headers.get('Location')).toBe('/blog');
});

test.each([
  ['/sitemap.xml', '/sitemap-pages.xml'],
  ['/sitemap_index.xml', '/sitemap-index.xml'],
])('%s redirects for good to %s, with a link for whoever stays', async (from, to) => {
  const response = await request(from);
  expect(response.status).toBe(301);
  expect(response.headers.get('Location')).toBe(to);
  expect(await response.text()).toContain(`<a href="${to}">click here</a>`);
  expect((await request(to)).headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
});

test('rendering a page twice gives the same bytes', async () => {
  const [one, other] = await Promise.all(
    [1, 2].map(async () => (await request(service.path)).text()),
  );
  expect(one).toBe(other);
});
