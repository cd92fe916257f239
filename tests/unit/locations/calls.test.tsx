import content from 'virtual:content';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { factValues } from '#build/content/fact-values.ts';
import { EmergencyRooms } from '#components/service/emergency-help.tsx';
import { type ProblemPage, problems, type ServicePage, services } from '#domain/content.ts';
import { timesToAskFor } from '#domain/hours/week.ts';
import { importWith } from '../import-with.ts';
import { one, second, two } from './two-locations.ts';

const facts = { ...content.facts, locations: two };
const numbers = ['tel:+15055552368', 'tel:+19285552371'];

/** Renders with two open locations. */
async function render<Module>(
  load: () => Promise<Module>,
  of: (module: Module) => ReactElement,
): Promise<string> {
  return renderToStaticMarkup(of(await importWith(load, 'virtual:content', { facts })));
}

function callsIn(html: string): string[] {
  const links = Array.from(html.matchAll(/href="(tel:[^"]+)"/g), ([, link = '']) => link);
  return links.filter((link) => numbers.includes(link));
}

const problem = (problems.find(({ level }) => level === 'today') ?? problems[0]) as ProblemPage;
const service = services.find(({ triage }) => triage) as ServicePage;

/** Where an office is called, with two open locations. */
async function renderAll(): Promise<[name: string, part: ReactElement][]> {
  const { Header } = await import('#components/header/header.tsx');
  const { CallBar } = await import('#components/booking/next-step.tsx');
  const { Hero } = await import('#components/home/hero.tsx');
  const { LanguageHelp } = await import('#components/language-help/language-help.tsx');
  const { Problem } = await import('#components/problems/problem.tsx');
  const { Service } = await import('#components/service/service.tsx');
  const { AskAPerson } = await import('#components/search/search-page.tsx');
  const { PageNotFound } = await import('#components/not-found/not-found.tsx');
  return [
    ['the header', <Header key="" currentPath="/" />],
    ['the bar for phones', <CallBar key="" />],
    ['the hero', <Hero key="" />],
    ['the page about help in languages', <LanguageHelp key="" />],
    ['an eye problem', <Problem key="" problem={problem} />],
    ['the page about emergencies', <Service key="" service={service} />],
    ['the search', <AskAPerson key="" />],
    ['the page for a missing path', <PageNotFound key="" recognized={[]} />],
  ];
}

test('each part calls each open location, in the owner’s order', async () => {
  const parts = await importWith(renderAll, 'virtual:content', { facts });
  for (const [name, part] of await parts) {
    const calls = callsIn(renderToStaticMarkup(part));
    expect(calls.length, name).toBeGreaterThan(0);
    const all = Array.from({ length: calls.length / 2 }, () => numbers).flat();
    expect(calls, name).toEqual(all);
  }
});

test('pages say of each location whether it is open now', async () => {
  const page = () => import('#components/service/service.tsx');
  const html = await render(page, ({ Service }) => <Service service={service} />);
  expect(html).toMatch(
    /data-open-now="" data-location="taos".*data-open-now="" data-location="far-town"/,
  );
});

test('times to ask for name their location if there are several', () => {
  const week = 'A weekday morning, A weekday afternoon'.split(', ');
  expect(timesToAskFor(one)).toEqual(week);
  expect(timesToAskFor(two)).toEqual([
    ...week.map((time) => `${time} in Taos`),
    'A Sunday in Far Town',
  ]);
});

test('a text’s number is that of each location', () => {
  expect(factValues(content.facts)['phone']).toBe('(505) 555-2368');
  expect(factValues(facts)).toMatchObject({
    phone: '(505) 555-2368 (Taos) or (928) 555-2371 (Far Town)',
    afterHours: expect.stringMatching(/^If both offices are closed/),
  });
});

const [first] = one;
const hospital = {
  name: 'Far Hospital',
  address: '2 Far Road, Far Town',
  hasEyeDoctor: 'yes',
} as const;

test.each([
  ['a hospital of its own', hospital, ['Sagebrush Hospital', 'Far Hospital'], ['Taos', 'Far Town']],
  ['the same hospital', first.emergencyRoom, ['Sagebrush Hospital'], ['']],
  ['no hospital', undefined, ['Sagebrush Hospital'], ['Taos']],
])('beside another, a location with %s', (_what, emergencyRoom, names, towns) => {
  const html = renderToStaticMarkup(
    <EmergencyRooms locations={[first, { ...second, emergencyRoom }]} />,
  );
  const found = Array.from(html.matchAll(/>([^<,]+ Hospital),/g), ([, name]) => name);
  expect(found).toEqual(names);
  const titles = Array.from(
    html.matchAll(/Nearest emergency room(?: to )?([^<]*)</g),
    ([, town]) => town,
  );
  expect(titles).toEqual(towns);
});
