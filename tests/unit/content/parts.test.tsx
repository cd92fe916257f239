import content from 'virtual:content';
import { expect, test } from 'vitest';
import { Article } from '#components/article/article.tsx';
import { Footer } from '#components/footer/footer.tsx';
import { Legal } from '#components/legal/legal.tsx';
import { Patients } from '#components/patients/patients.tsx';
import { Problem } from '#components/problems/problem.tsx';
import { AskAPerson } from '#components/search/search-page.tsx';
import { Service } from '#components/service/service.tsx';
import { careSchema } from '#content-model/schema/care.ts';
import { framesSchema } from '#content-model/schema/frames.ts';
import {
  bySlug,
  guides,
  type LegalPage,
  legalPages,
  openLocations,
  type ProblemPage,
  patientPages,
  posts,
  problems,
  services,
  signedBy,
} from '#domain/content.ts';
import { legalJsonLd } from '#domain/structured-data/pages.ts';
import { htmlOf, textOf, valuesOf } from '../html.ts';
import { importWith, importWithFacts } from '../import-with.ts';
import { siteAt } from './changed-content.ts';

test('the footer names three of the pages for patients, costs, and eye problems', async () => {
  const patients = ['/one', '/two', '/three', '/four', '/costs'].map((path, order) => {
    const topic = path === '/costs' ? 'insurance' : undefined;
    return { path, title: path, order, sections: [], topic };
  });
  const load = () => import('#components/footer/footer.tsx');
  const { Footer } = await importWith(load, 'virtual:content', { patients });
  const [, links = ''] = htmlOf(<Footer />).split('>For patients</h2>');
  const named = ['/one', '/two', '/three', '/costs', '/eye-problems', '/show-what-you-see'];
  expect(valuesOf(links.split('</ul>')[0] ?? '', 'href')).toEqual(named);
});

test.each([
  ['', 'abcd'],
  ['ea', 'ea'],
])('if the practice names the services “%s”, the footer lists “%s”', async (named, listed) => {
  const all = ['a', 'b', 'c', 'd', 'e'].map((slug, order) => ({ slug, order, path: slug }));
  const practice = { ...content.facts.practice, footerServices: [...named] };
  const facts = { ...content.facts, practice };
  const load = () => import('#domain/content.ts');
  const { footerServices } = await importWith(load, 'virtual:content', { services: all, facts });
  expect(footerServices().map(({ slug }) => slug)).toEqual([...listed]);
});

const [office] = openLocations;

test('the footer has each location’s line about a license below its address and phone', () => {
  const line = 'Given Family, ophthalmic dispenser 00-0000';
  const second = { ...office, slug: 'b', phone: '(575) 555-2377', licenseLine: line };
  const html = htmlOf(<Footer locations={[{ ...office, licenseLine: '' }, second]} />);
  expect(html.split(line)).toHaveLength(2);
  expect(html).toMatch(/\(575\) 555-2377(?:<\/span>)*<\/a><p[^>]*>Given Family/);
});

test('the footer has the practice’s email address, and each other one of a location', () => {
  const { email } = content.facts.practice;
  const own = 'far@practice.invalid';
  const mailsOf = (...emails: string[]) => {
    const [first, ...others] = emails.map((email, at) => ({ ...office, slug: `${at}`, email }));
    const links = valuesOf(<Footer locations={[first ?? office, ...others]} />, 'href');
    return links.filter((link) => link.startsWith('mailto:'));
  };
  expect(mailsOf(email, own)).toEqual([`mailto:${own}`, `mailto:${email}`]);
  expect(mailsOf(email, email)).toEqual([`mailto:${email}`]);
  expect(mailsOf(own)).toEqual([`mailto:${own}`]);
});

test('a gallery can list only brands, and without frames and brands it is left out', async () => {
  const words = { action: 'See', heading: 'On the wall', text: 'A few.', closing: 'Bring yours.' };
  const service = { gallery: { ...words, visit: 'Try them on' } };
  const render = async (record: object) => {
    const load = () => import('#components/gallery/gallery.tsx');
    const frames = framesSchema.parse(record);
    const { Gallery, GalleryLink } = await importWithFacts({ frames }, load);
    return htmlOf(<GalleryLink service={service} />) + htmlOf(<Gallery service={service} />);
  };
  expect(await render({ brands: ['Given Glasses'] })).toMatch(/<h3.*<li[^>]*>Given Glasses/);
  expect(await render({})).toBe('');
});

test.each([
  ['2026-01-31', ['Effective January 31, 2026']],
  ['2026-02-03', ['Effective January 31, 2026', 'Last corrected February 3, 2026']],
])('a legal text of January 31 that was corrected on %s keeps its date', (updated, dates) => {
  const page = { ...(bySlug(legalPages, 'terms') as LegalPage), date: '2026-01-31', updated };
  const shown = htmlOf(<Legal page={page} />).matchAll(/<span>([^<]*<time [^>]*>[^<]*)<\/time>/g);
  expect(Array.from(shown, ([, text = '']) => textOf(text))).toEqual(dates);
  expect(JSON.stringify(legalJsonLd(page))).toContain(
    `"temporalCoverage":"2026-01-31/..","dateModified":"${updated}"`,
  );
});

const reviewer = { name: 'Given Family', degree: 'OD' };
const reviewed = { by: 'Given Family', on: '2026-05-10' };

test.each([
  ['the day of its change', reviewer, { reviewed, updated: '2026-05-10' }, true],
  ['the day before its change', reviewer, { reviewed, updated: '2026-05-11' }, false],
  ['a former reviewer', { name: 'Other', degree: 'MD' }, { reviewed, updated: reviewed.on }, false],
  ['nobody any more', undefined, { reviewed, updated: reviewed.on }, false],
  ['nobody', reviewer, { updated: reviewed.on }, false],
])('a page shows a review of %s, or not', async (_whose, own, text, isShown) => {
  const care = careSchema.parse({ reviewer: own });
  const { reviewOf } = await importWithFacts({ care }, () => import('#domain/content.ts'));
  expect(reviewOf(text)).toEqual(isShown ? { ...reviewer, date: reviewed.on } : undefined);
});

test('a page names its reviewer with the degree, and has no place for questions that it lacks', () => {
  const dryEyes = bySlug(problems, 'dry-eyes-up-here') as ProblemPage;
  const reviewed = { by: 'Ana Vigil', on: dryEyes.updated };
  const html = htmlOf(<Problem problem={{ ...dryEyes, reviewed }} />);
  expect(html).toContain('reviewed by Ana Vigil, OD, on');
  expect(html).not.toContain('questions-to-ask');
});

/** Every medical page of the fixture. A visit in pictures says nothing about health. */
const pages = [
  ...[...guides, ...posts].map((page) => ({ page, element: <Article article={page} /> })),
  ...problems.map((page) => ({ page, element: <Problem problem={page} /> })),
  ...services.map((page) => ({ page, element: <Service service={page} /> })),
  ...patientPages
    .filter(({ steps = [] }) => steps.length === 0)
    .map((page) => ({ page, element: <Patients page={page} /> })),
];

test.each(pages)('$page.path says who wrote it, from what, and when', ({ page, element }) => {
  const { path, updated, sources } = page;
  const html = htmlOf(element);
  const [, folded = ''] = /id="sources".*?<details[^>]*>(.*?)<\/details>/s.exec(html) ?? [];
  const authors = /(?:Written by|By) (?:the Juniper Lantern care team|[A-Z]\w+ \w+)/g;
  expect(textOf(html).match(authors)).toHaveLength(1);
  expect(textOf(folded)).toContain('Juniper Lantern Optometry owns this site and pays for it.');
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

test('booking and menus link to the pages that the owner chose', () => {
  const chosen = { 'sections.book.links': ['/paying', '/services/vision-checks'] };
  expect(siteAt('2026-11-23', { 'pages/home.md': chosen }).visitLinks).toEqual([
    { path: '/paying', title: 'What It Costs and Who Pays' },
    { path: '/services/vision-checks', title: 'Vision Checks for All Ages' },
  ]);
});

test('a search leads to eye problems, the first five services, contact, and emergencies', async () => {
  const paths = ['/1', '/2', '/3', '/4', '/5', '/6'];
  const services = paths.map((path, order) => ({ path, title: path, order }));
  const load = () => import('#components/search/search-page.tsx');
  const { PopularPages } = await importWith(load, 'virtual:content', { services });
  const popular = ['/eye-problems', ...paths.slice(0, 5), '/contact'];
  expect(valuesOf(<PopularPages />, 'href')).toEqual(popular);
  expect(valuesOf(<AskAPerson />, 'href').at(-1)).toBe('/services/urgent-eye-care');
});
