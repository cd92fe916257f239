import { expect, test } from 'vitest';
import { Article } from '#components/article/article.tsx';
import { CategoryCards } from '#components/article/category-cards.tsx';
import { AllGuides } from '#components/article/indexes.tsx';
import { Patients } from '#components/patients/patients.tsx';
import { SearchPage } from '#components/search/search-page.tsx';
import { Sitemap } from '#components/sitemap/sitemap.tsx';
import { RelatedPages } from '#components/ui/link-list.tsx';
import { Breadcrumbs } from '#components/ui/page-header.tsx';
import { type ArticlePage, guides, type PatientPage, patientPages } from '#domain/content.ts';
import { inLanguage } from '#domain/core/language.ts';
import { pageLink } from '#domain/site/routes.ts';
import { guideJsonLd, postJsonLd } from '#domain/structured-data/entries.ts';
import { patientPageJsonLd } from '#domain/structured-data/pages.ts';
import { atomFeed } from '#server/files/feed.ts';
import { htmlOf } from '../html.ts';

const words = { title: 'Lentes nuevos', standfirst: 'Cómo elegir.', parts: ['<p>Sin prisa.</p>'] };
const own = { ...words, sections: [], language: 'es' };
const article = { ...(guides[0] as ArticlePage), ...own };
const patients = { ...(patientPages[0] as PatientPage), ...own, steps: [] };
const steps = [{ picture: 'red-rim.svg', alt: 'A chair', text: 'Me siento.' }];

/** Returns the language of the element that holds a text. */
function languageOf(html: string, text: string): string | undefined {
  const [opening] = html.slice(0, html.indexOf(text)).match(/<[a-z][^>]*>(?:<p>)?$/) ?? [];
  return / lang="(\w+)"/.exec(opening ?? '')?.[1];
}

test.each([
  ['an article', <Article key="a" article={article} />],
  ['a page for patients', <Patients key="p" page={patients} />],
  ['a visit in pictures', <Patients key="v" page={{ ...patients, steps }} />],
])('the texts of %s say their language, and the site’s own words don’t', (_what, page) => {
  const html = htmlOf(page);
  for (const text of Object.values(words).flat()) expect(languageOf(html, text), text).toBe('es');
  expect(html.match(/<article[^>]*>/)?.[0]).not.toContain('lang=');
});

test('structured data and the feed say it, too', () => {
  const graphs = [guideJsonLd(article), postJsonLd(article), patientPageJsonLd(patients)];
  // The page, and the text on it.
  expect(JSON.stringify(graphs).match(/"inLanguage":"es"/g)).toHaveLength(2 + 2 + 1);
  expect(atomFeed([article])).toContain('<entry xml:lang="es">');
  expect(atomFeed([{ ...article, language: undefined }])).toContain('<entry>');
});

/** The fixture’s articles in other languages. */
const inCode = (code: string) => guides.find(({ language }) => language === code) as ArticlePage;
const [arabic, chinese, spanish] = [inCode('ar'), inCode('zh-Hans'), inCode('es')];

const asResult = ({ path, title, language, excerpt: summary }: ArticlePage) => {
  return { path, title, kind: 'Guide', summary, language };
};

test.each([
  ['the list of guides', arabic, <AllGuides key="a" />],
  ['the sitemap', arabic, <Sitemap key="s" />],
  ['a search', arabic, <SearchPage key="r" query="a" results={[asResult(arabic)]} />],
  ['related pages', arabic, <RelatedPages key="l" related={[pageLink(arabic.path)]} />],
  ['breadcrumbs', arabic, <Breadcrumbs key="b" page={arabic} />],
  ['cards', spanish, <CategoryCards key="d" headingLevel="h2" />],
])(
  '%s says the language of a title and a summary',
  (_where, { title, excerpt, language }, page) => {
    const html = htmlOf(page);
    const how = `lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`;
    expect(html).toContain(`<span ${how}>${title}</span>`);
    const beginning = excerpt.slice(0, 20);
    if (html.includes(beginning)) expect(html).toContain(`<span ${how}>${beginning}`);
  },
);

test('an article from right to left has its direction, and keeps numbers and addresses in order', () => {
  const html = htmlOf(<Article article={arabic} />);
  for (const element of ['h1', 'p', 'dl', 'div'])
    expect(html, element).toMatch(new RegExp(`<${element} [^>]*lang="ar" dir="rtl"`));
  const isolated = Array.from(html.matchAll(/<bdi dir="ltr">(.*?)<\/bdi>/g), ([, text]) => text);
  const inOrder = ['60', '−3.50', '20/20', '100 Main Street, Taos, NM 87571'];
  expect(isolated).toEqual(expect.arrayContaining(inOrder));
  // In the opening, the text, and the closing.
  expect(html.match(/<bdi[^>]*><a [^>]*href="tel:\+15055552368"/g)).toHaveLength(3);
  expect(isolated).toContainEqual(expect.stringMatching(/^[\w.]+@[\w.]+$/));
  expect(htmlOf(<Article article={spanish} />)).not.toContain('<bdi dir');
});

test('only scripts whose letters don’t join get a drop cap', () => {
  const hasCap = (page: ArticlePage) => htmlOf(<Article article={page} />).includes('with-cap');
  const english = { ...arabic, language: undefined };
  expect([arabic, chinese].map(hasCap)).toEqual([false, false]);
  expect([spanish, english].map(hasCap)).toEqual([true, true]);
});

test.each([
  ['ur-PK', 'rtl'],
  ['he', 'rtl'],
  ['az-Arab', 'rtl'],
  ['az', 'ltr'],
])('the direction of %s is %s', (code, dir) => {
  expect(inLanguage(code)).toEqual({ lang: code, dir });
});
