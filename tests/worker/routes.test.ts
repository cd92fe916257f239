import { expect, test } from 'vitest';
import { guides } from '#content/articles.ts';
import { services } from '#content/services.ts';
import { request } from './request.ts';

const [guide = { path: '', slug: '' }] = guides.summaries;
const [service = { path: '' }] = services.summaries;

test('a guide is rendered with its own title and canonical address', async () => {
  const response = await request(guide.path);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toMatch(/<title>[^<]{10,}<\/title>/);
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="https://[^/]+${guide.path}"/>`));
});

test('an unknown service has its own view and the status 404', async () => {
  const response = await request('/services/nope');
  const html = await response.text();
  expect(response.status).toBe(404);
  expect(html).toContain('Service Not Found');
  expect(html).toContain('The service you are looking for does not exist');
  expect(html).toMatch(/<a href="\/#services"[^>]*>View All Services<\/a>/);
});

test('an unknown guide is the not-found page', async () => {
  const response = await request('/helpful-links/nope');
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('Oops! Page not found');
});

test('an unknown path is the not-found page and not for search engines', async () => {
  const response = await request('/nope');
  const html = await response.text();
  expect(response.status).toBe(404);
  expect(html).toContain('Oops! Page not found');
  expect(html).toMatch(/<a href="\/"[^>]*>Return to Home<\/a>/);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toContain('rel="canonical"');
});

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

test.each([
  ['/contact/', '/contact'],
  ['/contact/?x=1&y=/', '/contact?x=1&y=/'],
  [`/${service.path}/`, service.path],
  ['//evil.example/', '/evil.example'],
])('%s redirects for good to %s', async (from, to) => {
  const response = await request(from);
  expect(response.status).toBe(301);
  expect(response.headers.get('Location')).toBe(to);
});

test('rendering a page twice gives the same bytes', async () => {
  const [one, other] = await Promise.all(
    [1, 2].map(async () => (await request(service.path)).text()),
  );
  expect(one).toBe(other);
});
