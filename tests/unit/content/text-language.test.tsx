import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Article } from '#components/article/article.tsx';
import { Patients } from '#components/patients/patients.tsx';
import { type ArticlePage, guides, type PatientPage, patientPages } from '#domain/content.ts';
import { guideJsonLd, postJsonLd } from '#domain/structured-data/entries.ts';
import { patientPageJsonLd } from '#domain/structured-data/pages.ts';
import { atomFeed } from '#server/files/feed.ts';

const words = { title: 'Lentes nuevos', standfirst: 'Cómo elegir.', parts: ['<p>Sin prisa.</p>'] };
const article: ArticlePage = {
  ...(guides[0] as ArticlePage),
  ...words,
  sections: [],
  language: 'es',
};
const patients: PatientPage = {
  ...(patientPages[0] as PatientPage),
  ...words,
  sections: [],
  language: 'es',
};

/** Returns the language of the element that holds a text. */
function languageOf(html: string, text: string): string | undefined {
  const [opening] = html.slice(0, html.indexOf(text)).match(/<[a-z][^>]*>(?:<p>)?$/) ?? [];
  return / lang="(\w+)"/.exec(opening ?? '')?.[1];
}

test.each([
  ['an article', <Article key="a" article={article} />],
  ['a page for patients', <Patients key="p" page={{ ...patients, steps: [] }} />],
  [
    'a visit in pictures',
    <Patients
      key="v"
      page={{
        ...patients,
        steps: [{ picture: 'red-rim.svg', alt: 'A chair', text: 'Me siento.' }],
      }}
    />,
  ],
])('the texts of %s say their language, and the site’s own words don’t', (_what, page) => {
  const html = renderToStaticMarkup(page);
  for (const text of Object.values(words).flat()) expect(languageOf(html, text), text).toBe('es');
  expect(html.match(/<article[^>]*>/)?.[0]).not.toContain('lang=');
});

test('structured data and the feed say it, too', () => {
  const languages = [guideJsonLd(article), postJsonLd(article), patientPageJsonLd(patients)].map(
    (graph) => JSON.stringify(graph).match(/"inLanguage":"es"/g)?.length,
  );
  // The page, and the text on it.
  expect(languages).toEqual([2, 2, 1]);
  expect(atomFeed([article])).toContain('<entry xml:lang="es">');
  expect(atomFeed([{ ...article, language: undefined }])).toContain('<entry>');
});
