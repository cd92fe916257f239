import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AskAPerson } from '#components/search/search-page.tsx';
import { importWith } from '../import-with.ts';

function hrefsOf(element: React.ReactElement): string[] {
  const html = renderToStaticMarkup(element);
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
}

test('popular pages are the eye problems, the first five services and contact', async () => {
  const paths = [1, 2, 3, 4, 5, 6].map((order) => `/services/${order}`);
  const services = paths.map((path, order) => ({ path, title: path, order }));
  const load = () => import('#components/search/search-page.tsx');
  const { PopularPages } = await importWith(load, 'virtual:content', { services });
  const popular = ['/eye-problems', ...paths.slice(0, 5), '/contact'];
  expect(hrefsOf(<PopularPages />)).toEqual(popular);
});

test('the search page links to the service for emergencies', () => {
  expect(hrefsOf(<AskAPerson />).at(-1)).toBe('/services/urgent-eye-care');
});
