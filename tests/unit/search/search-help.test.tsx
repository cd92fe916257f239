import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { importWith } from '../import-with.ts';

function hrefsOf(element: React.ReactElement): string[] {
  const html = renderToStaticMarkup(element);
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
}

/** Loads the help with these services instead of the practice's own. */
function offer(services: readonly object[]) {
  const load = () => import('#components/search/search-help.tsx');
  return importWith(load, 'virtual:content', { services });
}

test('popular pages are the eye problems, the first five services and contact', async () => {
  const paths = ['/services/1', '/services/2', '/services/3', '/services/4', '/services/5'];
  const { PopularPages } = await offer(
    [...paths, '/services/6'].map((path, order) => ({ path, title: path, order })),
  );
  expect(hrefsOf(<PopularPages />)).toEqual(['/eye-problems', ...paths, '/contact']);
});

test('the search page links to the service for emergencies', async () => {
  const { AskAPerson } = await offer([
    { path: '/services/one', order: 1 },
    { path: '/services/two', order: 2, triage: { now: '', today: '', soon: '' } },
  ]);
  expect(hrefsOf(<AskAPerson />).at(-1)).toBe('/services/two');
});
