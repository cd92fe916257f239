import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { AskAPerson, PopularPages } from '#components/search/search-help.tsx';
import { services } from '#domain/index.ts';

function hrefsOf(element: React.ReactElement): string[] {
  const html = renderToStaticMarkup(element);
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
}

/** Replaces the practice's services with these. */
function offer(summaries: readonly object[]) {
  vi.spyOn(services, 'summaries', 'get').mockReturnValue(summaries as typeof services.summaries);
}

test('popular pages are the eye problems, the first five services and contact', () => {
  const paths = ['/services/1', '/services/2', '/services/3', '/services/4', '/services/5'];
  offer([...paths, '/services/6'].map((path) => ({ path, title: path })));
  expect(hrefsOf(<PopularPages />)).toEqual(['/eye-problems', ...paths, '/contact']);
});

test('the search page links to the service for emergencies', () => {
  offer([
    { path: '/services/one' },
    { path: '/services/two', triage: { now: '', today: '', soon: '' } },
  ]);
  expect(hrefsOf(<AskAPerson />).at(-1)).toBe('/services/two');
});
