import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Footer } from '#components/footer/footer.tsx';
import { Welcome } from '#components/home/welcome.tsx';
import { footerServices, patientPages, services } from '#domain/index.ts';
import { patientWords } from '#domain/words/practice.ts';

test('the footer names three pages for patients, however many there are', () => {
  const [, links = ''] = renderToStaticMarkup(<Footer />).split(`>${patientWords.heading}</h2>`);
  const [list = ''] = links.split('</ul>');
  const named = [...list.matchAll(/href="([^"]*)"/g)].map(([, path]) => path);
  expect(named).toEqual(patientPages.summaries.slice(0, 3).map(({ path }) => path));
});

test('the footer lists the services that the practice names, or the first four', () => {
  const all = services.summaries;
  const [first, last] = [all[0], all.at(-1)];
  expect(footerServices([], all)).toEqual(all.slice(0, 4));
  expect(footerServices([last?.slug ?? '', first?.slug ?? ''], all)).toEqual([last, first]);
});

test('footer and welcome section render with the practice’s own facts', () => {
  expect(renderToStaticMarkup(<Footer />)).not.toMatch(
    /href=""|<p(?![^>]*data-open-now)[^>]*><\/p>/,
  );
  expect(renderToStaticMarkup(<Welcome />)).toContain('id="team"');
});
