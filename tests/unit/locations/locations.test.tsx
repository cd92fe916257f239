import content from 'virtual:content';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { factValues } from '#build/content/fact-values.ts';
import { ContactInformation, LocationFacts } from '#components/contact/contact-information.tsx';
import { FindUs } from '#components/contact/find-us.tsx';
import { Footer } from '#components/footer/footer.tsx';
import { BookingSection } from '#components/home/booking-section.tsx';
import { EmergencyRooms } from '#components/service/emergency-help.tsx';
import { mainLocation, problems, services } from '#domain/content.ts';
import { dialed } from '#domain/core/language.ts';
import { timesToAskFor } from '#domain/hours/week.ts';
import type { OpenLocation } from '#domain/practice/locations.ts';
import { htmlOf, textOf, valuesOf } from '../html.ts';
import { importWithFacts } from '../import-with.ts';
import { one, second, two } from './two-locations.ts';

const numbers = ['tel:+15055552368', 'tel:+19285552371'];
const problem = problems.find(({ level }) => level === 'today') as (typeof problems)[number];
const service = services.find(({ triage }) => triage) as (typeof services)[number];

/** Imports where an office is called, with two open locations. */
async function importParts(): Promise<[name: string, part: ReactElement][]> {
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
  for (const [name, part] of await importWithFacts({ locations: two }, importParts)) {
    const html = htmlOf(part);
    const calls = valuesOf(html, 'href').filter((link) => numbers.includes(link));
    expect(calls.length, name).toBeGreaterThan(0);
    expect(calls, name).toEqual(Array.from({ length: calls.length / 2 }, () => numbers).flat());
    // Pages say of each location whether it is open now.
    const isSaid =
      /data-open-now="" data-location="taos".*data-open-now="" data-location="far-town"/;
    if (html.includes('data-open-now')) expect(html, name).toMatch(isSaid);
  }
});

test('a single location’s name is not shown', () => {
  for (const element of [
    <ContactInformation key="" heading="" locations={one} />,
    <Footer key="" locations={one} />,
    <BookingSection key="" locations={one} />,
    <FindUs key="" heading="" locations={one} />,
  ]) {
    expect(htmlOf(element)).not.toMatch(/>Taos<|data-location/);
  }
});

test('the contact page has each email address once', () => {
  const [near] = two;
  const mailsOf = (...locations: [OpenLocation, ...OpenLocation[]]) =>
    valuesOf(<ContactInformation heading="" locations={locations} />, 'href').filter((href) =>
      href.startsWith('mailto:'),
    );
  const own = [`mailto:${near.email}`, 'mailto:far@practice.invalid'];
  expect(mailsOf(near, second)).toEqual(own);
  expect(mailsOf(near, { ...second, email: near.email })).toEqual(own.slice(0, 1));
});

test('only known access details are shown, and languages by name', () => {
  const unknown = { stepFree: 'unknown', elevator: 'unknown', restroom: 'unknown' } as const;
  const plain = { ...mainLocation, parking: '', transit: '', languages: [] };
  const empty = { ...plain, entrance: { ...unknown, directions: '' } };
  const entrance = { ...unknown, directions: 'By the gate', stepFree: 'no' as const };
  const filled = { ...plain, transit: 'Bus 1', entrance, languages: ['es', 'zh'] };
  const titles = /Parking|Public transportation|Entrance|Languages/;
  expect(textOf(<LocationFacts location={empty} />)).not.toMatch(titles);
  expect(textOf(<LocationFacts location={filled} />, ' ')).toMatch(
    /[AP]M\s+Public transportation\s+Bus 1\s+Entrance\s+By the gate. There are steps at the entrance.\s+Languages\s+Spanish, Chinese\s+$/,
  );
});

test('times to ask for name their location if there are several', () => {
  const week = ['A weekday morning', 'A weekday afternoon'];
  const named = week.map((time) => `${time} in Taos`);
  expect(timesToAskFor(one)).toEqual(week);
  expect(timesToAskFor(two)).toEqual([...named, 'A Sunday in Far Town']);
});

test('a text’s number is that of each location', () => {
  expect(factValues(content.facts)['phone']).toBe('(505) 555-2368');
  expect(factValues({ ...content.facts, locations: two })).toMatchObject({
    phone: '(505) 555-2368 (Taos) or (928) 555-2371 (Far Town)',
    afterHours: expect.stringMatching(/^If both offices are closed/),
  });
});

const [first] = one;
const hospital = { name: 'Far Hospital', address: '2 Far Road', hasEyeDoctor: 'yes' } as const;

test.each([
  ['a hospital of its own', hospital, ['Sagebrush Hospital', 'Far Hospital'], ['Taos', 'Far Town']],
  ['the same hospital', first.emergencyRoom, ['Sagebrush Hospital'], ['']],
  ['no hospital', undefined, ['Sagebrush Hospital'], ['Taos']],
])('beside another, a location with %s', (_what, emergencyRoom, names, towns) => {
  const html = htmlOf(<EmergencyRooms locations={[first, { ...second, emergencyRoom }]} />);
  const found = (pattern: RegExp) => Array.from(html.matchAll(pattern), ([, text]) => text);
  expect(found(/>([^<,]+ Hospital),/g)).toEqual(names);
  expect(found(/Nearest emergency room(?: to )?([^<]*)</g)).toEqual(towns);
});

/** Returns what the home page's structured data says of the practice, and the node of every other page. */
async function nodesOf(locations: readonly OpenLocation[]) {
  const load = () => import('#domain/structured-data/practice-nodes.ts');
  const { practiceNode, practiceProfile } = await importWithFacts({ locations }, load);
  return { profile: practiceProfile(), node: practiceNode() };
}

const id = expect.stringMatching(/\/#practice$/);

test('in structured data, a single location is the practice itself', async () => {
  const { profile, node } = await nodesOf(one);
  expect(profile).toMatchObject([{ '@type': 'MedicalBusiness', '@id': id }]);
  expect(profile[0]).not.toHaveProperty('parentOrganization');
  expect(node['@type']).toBe('MedicalBusiness');
});

test('each of two locations belongs to one organization and has its own facts', async () => {
  const { profile, node } = await nodesOf(two);
  const [organization, ...places] = profile;
  for (const whole of [organization, node]) {
    expect(whole).toMatchObject({
      '@type': 'Organization',
      '@id': id,
      telephone: ['+15055552368', '+19285552371'],
      address: [{ streetAddress: '14 Lantern Loop, Suite 120' }, { streetAddress: '1 Far Road' }],
    });
  }
  expect(organization).not.toHaveProperty('openingHoursSpecification');
  expect(places).toMatchObject([
    { '@id': expect.stringMatching(/\/#taos$/), telephone: '+15055552368' },
    {
      '@type': 'MedicalBusiness',
      '@id': expect.stringMatching(/\/#far-town$/),
      url: expect.stringMatching(/\/contact#far-town$/),
      parentOrganization: { '@id': id },
      telephone: '+19285552371',
      email: 'far@practice.invalid',
      geo: { latitude: 1.5, longitude: 2.5 },
      address: { streetAddress: '1 Far Road' },
      hasMap: expect.stringContaining('1%20Far%20Road'),
      priceRange: '$',
      openingHoursSpecification: [{ dayOfWeek: ['Sunday'], opens: '03:00', closes: '04:00' }],
    },
  ]);
});

test('each of two locations has a card at an address of its own, with its name', async () => {
  const load = () => import('#server/files/routes.ts');
  const { files } = await importWithFacts({ locations: two }, load);
  const cardAt = async (path: string) => (await files.request(path)).text();
  expect(await cardAt('/contact.vcf')).toContain('VOICE:+15055552368');
  const far = await cardAt('/contact-far-town.vcf');
  expect(far).toContain('VOICE:+19285552371');
  expect(far).toContain('TZ;VALUE=text:America/Phoenix');
  // Phones list a company by its organization.
  for (const field of ['FN', 'ORG'])
    expect(far).toContain(`${field}:Juniper Lantern Optometry\\, Far Town`);
});

test.each([
  ['(202) 555-0123', '+12025550123'],
  ['+1 202-555-0123', '+12025550123'],
  ['+44 (0)20 7946 0958', '+442079460958'],
])('%s is dialed as %s', (phone, number) => {
  expect(dialed(phone)).toBe(number);
});
