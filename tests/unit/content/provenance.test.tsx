import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Article } from '#components/article/article.tsx';
import { Patients } from '#components/patients/patients.tsx';
import { Problem } from '#components/problems/problem.tsx';
import { Service } from '#components/service/service.tsx';
import { guides, patientPages, posts, problems, services, signedBy } from '#domain/content.ts';

/** Every medical page of the fixture. */
const pages = [
  ...[...guides, ...posts].map((page) => ({ page, element: <Article article={page} /> })),
  ...problems.map((page) => ({ page, element: <Problem problem={page} /> })),
  ...services.map((page) => ({ page, element: <Service service={page} /> })),
  // A visit in pictures says nothing about health.
  ...patientPages
    .filter(({ steps = [] }) => steps.length === 0)
    .map((page) => ({ page, element: <Patients page={page} /> })),
].map((one) => [one.page.path, one] as const);

test.each(pages)('%s tells who wrote it, from what, who pays, and when', (path, one) => {
  const { updated, sources } = one.page;
  const html = renderToStaticMarkup(one.element);
  const [, folded = ''] = /id="sources".*?<details[^>]*>(.*?)<\/details>/s.exec(html) ?? [];
  const text = folded.replaceAll(/<[^>]*>/g, '');
  const said = html
    .replaceAll(/<[^>]*>/g, '')
    .match(/(?:Written by|By) (?:the Juniper Lantern care team|[A-Z]\w+ \w+)/g);
  expect(said).toHaveLength(1);
  expect(text).toContain('Juniper Lantern Optometry owns this site and pays for it.');
  expect(folded).toContain(`Last changed on <time dateTime="${updated}"`);
  for (const { title } of sources) expect(folded).toContain(title.slice(0, 20).split('&')[0]);
  const [oldest] = sources.flatMap(({ retrieved = [] }) => retrieved).sort();
  const checked = `sources last checked on <time dateTime="${oldest}"`;
  expect(folded.includes(checked)).toBe(oldest !== undefined);
  const [, mail = ''] = /href="(mailto:desk@juniperlantern\.test\?[^"]*)"/.exec(folded) ?? [];
  const body = new URL(mail.replaceAll('&amp;', '&')).searchParams.get('body');
  expect(body).toBe(`https://www.juniperlantern.test${path}`);
  expect(mail).not.toContain('+');
});

test('an author who works here is named with the degree', () => {
  expect(signedBy('Ana Vigil')).toBe('Ana Vigil, OD');
  expect(signedBy('Somebody Else')).toBe('Somebody Else');
  expect(signedBy(undefined)).toBe('the Juniper Lantern care team');
});

test('nobody is called a reader who has not read the current text', async () => {
  const [problem] = problems;
  if (!problem) throw new Error('The fixture has no eye problem.');
  const own = { ...problem, reviewed: { by: 'Ana Vigil', on: problem.updated } };
  expect(renderToStaticMarkup(<Problem problem={own} />)).toContain(
    'reviewed by Ana Vigil, OD, on',
  );
  const later = { ...own, updated: '2026-10-09', reviewed: { by: 'Ana Vigil', on: '2026-10-08' } };
  expect(renderToStaticMarkup(<Problem problem={later} />)).not.toContain('reviewed by');
});
