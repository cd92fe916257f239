import { cpSync } from 'node:fs';
import content from 'virtual:content';
import type { Context } from 'hono';
import type { PageContextServer } from 'vike/types';
import { expect, test } from 'vitest';
import { readShown } from '#build/content/read-content.ts';
import { readPractice } from '#build/content/read-practice.ts';
import { translationsOf } from '#build/content/spanish.ts';
import { parsePage } from '#build/derive/rendered-pages.ts';
import { searchFile } from '#build/derive/search-index.ts';
import { Emergencies } from '#components/service/emergencies.tsx';
import { RowChips, WhatHappened } from '#components/service/what-happened.tsx';
import { SignNotice } from '#components/signs/notice.tsx';
import { sentenceOf } from '#components/signs/notice-lines.ts';
import { InLanguage } from '#components/ui/language.tsx';
import type { Lexicon } from '#content-model/schema/search.ts';
import { findings, signs, translations } from '#domain/content.ts';
import { inSpanish } from '#domain/core/language.ts';
import { createListener } from '#domain/search/answer.ts';
import { spanishStemOf } from '#domain/search/expressions.ts';
import type { Sign } from '#domain/search/query.ts';
import type { ServerTypes } from '#server/environment.ts';
import { signSpanish } from '#tools/sign-spanish.ts';
import { type Change, contentWith, siteAt } from './content/changed-content.ts';
import { folderWith } from './folder-with.ts';
import { htmlOf, textOf } from './html.ts';
import { importWith, importWithFacts } from './import-with.ts';

const english = '/services/urgent-eye-care';
const spanish = `${english}/es`;
const { groups, rows } = readPractice().signs;
const inRows = rows.flatMap(({ parts }) => parts.flatMap((part) => part.signs));
const listed = groups.flatMap((group) => group.signs).filter(({ id }) => inRows.includes(id));

/** Returns each Spanish text, or each English one that has a Spanish one, that lists show of a part of the table. */
function textsIn(data: object, language: 'en' | 'es'): string[] {
  const { es: all = {}, ...own } = data as { es?: Record<string, string | string[]> };
  const { short, subject, ...es } = all;
  const named = own as Record<string, string | string[]>;
  const texts = Object.keys(es).flatMap((name) => (language === 'es' ? es : named)[name] ?? []);
  const inner = Object.values(own).filter((value) => typeof value === 'object' && value !== null);
  return [...texts, ...inner.flatMap((value) => textsIn(value, language))];
}

test('the rows in Spanish have every text of theirs, and none in English', () => {
  const html = textOf(
    <InLanguage value="es">
      <RowChips hasFirstAid />
      <WhatHappened />
    </InLanguage>,
  );
  const shown = [...textsIn(rows, 'es'), ...textsIn(listed, 'es')];
  // The row for parents says “su hijo”, and its own steps say what to do.
  const ofParents = 'Un químico entró en un ojo.';
  for (const text of shown.filter((one) => one !== ofParents)) expect(html).toContain(text);
  expect(html).not.toContain(ofParents);
  for (const text of textsIn([rows, listed], 'en')) expect(html).not.toContain(text);
});

test('the page in Spanish leads to the English one, row by row, and says what stays English', () => {
  const [page] = translations;
  if (!page?.triage) throw new Error('The fixture has no page in Spanish.');
  const html = htmlOf(
    <InLanguage value="es">
      <Emergencies service={page} triage={page.triage} />
    </InLanguage>,
  );
  for (const { id } of rows)
    expect(html).toMatch(new RegExp(`<a [^>]*href="${english}#${id}" lang="en" hrefLang="en"`));
  expect(html).toMatch(new RegExp(`<a [^>]*href="${english}#sources" hrefLang="en"`));
  expect(html).toMatch(/<nav lang="en"/);
  expect(html).not.toContain('<aside');
  expect(html).toContain('>Llame al 911<');
});

/** Returns what each place that may be in Spanish, or lead to it, says after these changes of the fixture. */
async function placesWith(changes: Record<string, Change>) {
  const site = siteAt('2026-11-27', changes);
  const shown = readShown(contentWith(changes));
  const page = parsePage('<main><h1>Cloro</h1></main>');
  const index = searchFile(shown.entries.map((entry) => ({ ...entry, page })));
  const env = { ASSETS: { fetch: () => new Response(index) } };
  const c = { env, req: { url: 'http://localhost/' } } as unknown as Context<ServerTypes>;
  const load = async () => {
    const { search, suggestions } = await import('#server/search.ts');
    const { textFiles } = await import('#server/files/routes.ts');
    const routes = await import('#domain/site/routes.ts');
    const prerendered = await import('../../pages/@slug/+onBeforePrerenderStart.ts');
    const { data } = await import('../../pages/services/@serviceId/+data.ts');
    const { OtherLanguage } = await import('#components/signs/level.tsx');
    const pageOnRequest = async () => data({ urlPathname: spanish } as PageContextServer).title;
    return {
      'search answers': await search(c, 'me cayó cloro en los ojos'),
      suggestions: await (await suggestions.request('/search.json?q=ojos+rojos', {}, env)).json(),
      'the page on request': await pageOnRequest().catch(() => 'not found'),
      'prerendered pages': prerendered.onBeforePrerenderStart(),
      pages: routes.isPage(spanish) && spanish,
      hreflang: routes.versionsOf(english),
      'Markdown versions': routes.hasMarkdown(spanish) && spanish,
      'files of Markdown and link previews': translationsOf(shown).map(({ path }) => path),
      'sitemap.xml': textFiles['/sitemap-pages.xml']?.write(),
      'llms.txt': textFiles['/llms.txt']?.write(),
      'the switch beside signs': htmlOf(<OtherLanguage />),
      'data of the site': [site.facts.signs, site.facts.findings, site.services],
    };
  };
  return importWith(load, 'virtual:content', site);
}

const unsigned = { 'practice/care.yaml': { translation: undefined } };
const practice = 'practice/practice.yaml';
const page = 'services/urgent-eye-care.md';

test.each<[what: string, isShown: boolean, changes: Record<string, Change>]>([
  ['signed texts', true, {}],
  ['English texts that changed since', true, { 'signs.yaml': { 'rows.0.title': 'A splash' } }],
  ['the sample’s unsigned texts', true, { [practice]: { sample: true }, ...unsigned }],
  ['unsigned texts', false, unsigned],
  ['a sign that changed since', false, { 'signs.yaml': { 'rows.0.es.title': 'Algo salpicó' } }],
  ['a page that changed since', false, { [page]: { 'es.title': 'Urgencias' } }],
  ['no translation', false, { [practice]: { translations: [] } }],
  ['none of the sample', false, { [practice]: { translations: [], sample: true } }],
])('with %s, each place is in Spanish, or leads to it: %s', async (_what, isShown, changes) => {
  for (const [place, said] of Object.entries(await placesWith(changes))) {
    // An article in Spanish is the owner's.
    const text = JSON.stringify(said).replaceAll('"kind":"Guide","language":"es"', '');
    expect(/\/es\b|"es"|Español|químico|urgentes/i.test(text), `${place}: ${text}`).toBe(isShown);
  }
});

test('the command signs the texts as they are', () => {
  const folder = folderWith();
  const changes = { 'signs.yaml': { 'rows.0.es.title': 'Algo salpicó' } };
  cpSync(contentWith(changes), folder, { recursive: true });
  expect(readShown(folder).facts.practice.translations).toEqual([]);
  signSpanish(folder, 'Ana Ruiz');
  expect(readShown(folder).facts.practice.translations).toEqual(['es']);
  expect(readPractice(folder).care.translation?.by).toBe('Ana Ruiz');
});

const spanishWords = { stem: spanishStemOf, isWord: () => false };
const lexicon = findings.es as Lexicon;
const listen = createListener(lexicon, inSpanish(signs), spanishWords, () => new Map());
const pain = 'Un dolor fuerte en el ojo viene con náuseas, vómito o halos alrededor de las luces.';
const loss = 'La vista de uno o los dos ojos se pierde en segundos o minutos, aunque vuelva.';

test.each([
  ['me cayó cloro en los ojos', 'line', 'Un químico entró en un ojo.'],
  ['no veo desde hoy', 'line', loss],
  ['tengo los ojos rojos', 'list', pain],
  ['me duele el ojo, sin náusea', 'list', pain],
  ['cuanto cuesta', undefined, undefined],
  ['examen de la vista', undefined, undefined],
])('“%s” gets a %s in Spanish', (query, answer, first) => {
  const heard = listen(query);
  expect(heard?.answer).toBe(answer);
  expect((heard?.sign ?? heard?.others[0])?.adults).toBe(first);
});

test('the page in Spanish says who read it, once somebody has', async () => {
  const load = () => import('#components/service/emergencies.tsx');
  const textWith = async (translation?: object) => {
    const care = { ...content.facts.care, translation };
    const { TranslatedSources } = await importWithFacts({ care }, load);
    return textOf(<TranslatedSources english={{ path: english, title: 'Urgent eye care' }} />);
  };
  expect(await textWith()).not.toContain('revisada');
  const signed = await textWith({ by: 'Ana Ruiz', on: '2026-03-05', of: 'a-hash' });
  expect(signed).toContain('Traducción revisada por Ana Ruiz, 5 de marzo de 2026.');
});

test('a notice in Spanish says so, and is one sentence', () => {
  const sign: Sign = { id: 'a', level: 'now', text: 'De repente no ve.', path: `${spanish}#a` };
  const list = { answer: 'list', language: 'es', others: [sign, sign], path: '/e#a' } as const;
  const html = htmlOf(<SignNotice notice={list} />);
  expect(html).toMatch(/^<section lang="es".*¿Cuál de estas cosas es\?.*>English</);
  expect(sentenceOf(list)).toBe(
    '¿Cuál de estas cosas es? Llame al 911 o vaya a la sala de emergencias más cercana, u otra respuesta.',
  );
});
