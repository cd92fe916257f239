import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Footer } from '#components/footer/footer.tsx';
import { Welcome } from '#components/home/welcome.tsx';
import { footerServices, patientPages, type services } from '#domain/index.ts';
import { patientWords } from '#domain/words/practice.ts';

test('the footer names three pages for patients, however many there are, costs, and eye problems', () => {
  const paths = ['/one', '/two', '/three', '/four', '/costs'];
  const summaries = paths.map((path) => {
    return { path, title: path, ...(path === '/costs' && { topic: 'fees' }) };
  });
  vi.spyOn(patientPages, 'summaries', 'get').mockReturnValue(
    summaries as unknown as typeof patientPages.summaries,
  );
  const [, links = ''] = renderToStaticMarkup(<Footer />).split(`>${patientWords.heading}</h2>`);
  const [list = ''] = links.split('</ul>');
  const named = [...list.matchAll(/href="([^"]*)"/g)].map(([, path]) => path);
  expect(named).toEqual(['/one', '/two', '/three', '/costs', '/eye-problems']);
});

test('the footer lists the services that the practice names, or the first four', () => {
  const all = ['a', 'b', 'c', 'd', 'e'].map((slug) => ({ slug })) as typeof services.summaries;
  const slugsOf = (named: string[]) => footerServices(named, all).map(({ slug }) => slug);
  expect(slugsOf([])).toEqual(['a', 'b', 'c', 'd']);
  expect(slugsOf(['e', 'a'])).toEqual(['e', 'a']);
});

test('footer and welcome section render with the practice’s own facts', () => {
  expect(renderToStaticMarkup(<Footer />)).not.toMatch(
    /href=""|<p(?![^>]*data-open-now)[^>]*><\/p>/,
  );
  expect(renderToStaticMarkup(<Welcome />)).toContain('id="team"');
});
