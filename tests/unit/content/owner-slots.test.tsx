import content from 'virtual:content';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { BookingLink } from '#components/booking/booking-link.tsx';
import { Insurance } from '#components/contact/contact-information.tsx';
import { BookingDetails } from '#components/home/booking-section.tsx';
import { People } from '#components/home/welcome.tsx';
import { OwnerDetails, OwnerNotices } from '#components/legal/legal.tsx';
import { AfterHours, EmergencyRooms } from '#components/service/emergency-help.tsx';
import { Technology } from '#components/service/sections.tsx';
import { FactList } from '#components/ui/fact-list.tsx';
import * as schemas from '#content-model/schema/care.ts';
import type { PatientTopic } from '#content-model/schema/page.ts';
import { emergenciesSchema } from '#content-model/schema/practice.ts';
import { openLocations, pageCopy, type ServicePage } from '#domain/content.ts';
import { plainPages } from '#domain/core/addresses.ts';
import type { Person } from '#domain/practice/locations.ts';
import { factsAbout, patientFacts, pricePromise } from '#domain/practice/patient-facts.ts';
import { htmlOf } from '../html.ts';
import { importWithFacts } from '../import-with.ts';

const { practice, people, booking, plans, care, notices, emergencies } = content.facts;
const shared = { order: 9, text: 'Finds every form.', languages: [], locations: [] };
const manager: Person = { ...shared, slug: 'a', name: 'Rosa Lucero', role: 'office manager' };
const coach: Person = { ...manager, slug: 'b', role: 'other', jobTitle: 'Low vision coach' };

const filled = {
  ...{ practice, booking, plans, care, emergencies },
  people: [...people, manager, coach],
  locations: [...openLocations],
  notices: { ...notices, languageAssistance: 'https://notices.juniperlantern.test/languages' },
};

const empty: typeof filled = {
  practice: { ...practice, legalEntity: '', privacyOfficer: '' },
  people: [],
  locations: [],
  booking: schemas.bookingSchema.parse({}),
  plans: schemas.plansSchema.parse({}),
  care: schemas.careSchema.parse({}),
  notices: schemas.noticesSchema.parse({}),
  emergencies: emergenciesSchema.parse({}),
};

/** Renders the owner's facts on a page for patients. */
function Own({ topic, facts }: { topic: PatientTopic; facts: typeof filled }) {
  const groups = factsAbout(topic, facts);
  return groups.length > 0 && <FactList groups={groups} />;
}

test.each([
  ['yes', [], /^Tell us your plan\. We look up .* before you come\.$/],
  ['yes', plans.plans, /^Tell us your plan\. We look up/],
  ['unknown', [], /^Tell us your plan\. Ask us/],
  ['unknown', plans.plans.slice(0, 1), /^$/],
  ['no', plans.plans, /^$/],
] as const)(
  'if the price is said before a visit, %s, with plans %j: %s',
  (answer, listed, said) => {
    const own = { ...plans, priceBeforeVisit: answer, plans: [...listed] };
    expect(pricePromise(own)).toMatch(said);
  },
);

const plansOfFixture = ['Piñon Vision', 'Mesa Health', 'Medicare Part B', 'Centennial Care'];
const waysToPay = ['Credit and debit cards', 'Checks', 'Cash', '(HSA)', '(FSA)', 'Financing'];
const interpreter = 'an interpreter joins your visit';
const portal = 'https://visits.juniperlantern.test/portal';
const forms = 'https://visits.juniperlantern.test/forms';
const cancellation = 'Please call a day ahead';
const copies = ['Ask at the front desk', 'The first copy is free.', 'give you your pupillary'];
const notice = (name: string) => `https://notices.juniperlantern.test/${name}`;
const allNotices = 'privacy-practices nondiscrimination languages estimate billing'
  .split(' ')
  .map(notice);

const team = 'Ana Vigil, OD|0000-A|English|Spanish|high altitude|Rosa|Low vision coach'.split('|');
const ways = ['https://visits.juniperlantern.test/new', forms, portal, cancellation];
const costs = ['Pay at the desk', 'Visit with refraction: $148', 'Fitting of soft lenses: $65.50'];
const contact = [...plansOfFixture, 'as of October 2026', ...waysToPay, interpreter, ...copies];
const arrival = [interpreter, notice('languages'), 'Free spaces', 'blue gate'];
const insurance = [...plansOfFixture, ...waysToPay, notice('estimate'), notice('billing')];
const records = ['send prescriptions electronically', portal, notice('privacy-practices')];
const officers = ['The office manager, at the front desk', 'Rosa Lucero', ...allNotices];

/** Each place on the site, and the facts of the fixture that it must show. */
test.each<[place: string, of: (own: typeof filled) => ReactElement, read: readonly string[]]>([
  ['the team', (own) => <People people={own.people} />, team],
  ['the section about booking', (own) => <BookingDetails booking={own.booking} />, ways],
  ['the contact page', (own) => <Insurance sections={patientFacts(own)} />, contact],
  ['the first visit', (own) => <Own topic="visit" facts={own} />, [...ways.slice(1), ...arrival]],
  ['insurance', (own) => <Own topic="insurance" facts={own} />, [...insurance, ...costs]],
  ['records', (own) => <Own topic="records" facts={own} />, [...copies, ...records]],
  ['the line of notices', (own) => <OwnerNotices notices={own.notices} />, allNotices],
  ['the privacy policy', (own) => <OwnerDetails slug="privacy" {...own} />, officers],
  ['the terms', (own) => <OwnerDetails slug="terms" {...own} />, ['Optometry, LLC']],
  [
    'the help while closed',
    (own) => <AfterHours help={own.emergencies.afterHours} />,
    ['An optometrist calls you back', 'tel:+15055552399'],
  ],
  [
    'the nearest emergency room',
    (own) => <EmergencyRooms locations={own.locations} />,
    ['Sagebrush', '2 Cottonwood Road'],
  ],
])('for %s, the site shows what the owner filled in, and nothing if empty', (_place, of, read) => {
  const html = htmlOf(of(filled));
  for (const fact of read) expect(html).toContain(fact);
  expect(htmlOf(of(empty))).toBe('');
});

test('an unanswered question is not shown', () => {
  const answered = { records: { how: 'Ask.' }, prescriptions: { electronic: 'no' } };
  const own = { ...empty, care: schemas.careSchema.parse(answered) };
  const groups = patientFacts(own).flatMap((section) => section.groups);
  expect(groups.map(({ lines }) => lines.length)).toEqual([1, 1]);
});

test('structured data has payment methods only if filled in', async () => {
  const practiceWith = async (plans: object) => {
    const load = () => import('#domain/structured-data/pages.ts');
    const { contactJsonLd } = await importWithFacts({ plans }, load);
    return contactJsonLd(plainPages.contact, pageCopy('contact'))['@graph'][0];
  };
  const paymentAccepted = expect.stringContaining(', Checks, Cash, ');
  expect(await practiceWith(plans)).toMatchObject({ paymentAccepted });
  expect(await practiceWith(empty.plans)).not.toHaveProperty('paymentAccepted');
});

test('booking links to the scheduler, or else to the booking section', () => {
  const linkTo = (url: string, isOnPage: boolean) =>
    htmlOf(<BookingLink className="" booking={{ url }} isOnPage={isOnPage} />);
  expect(linkTo('', true)).toContain('href="#book"');
  expect(linkTo('', false)).toMatch(/href="\/#book"[^>]*>Book Exam<\/a>/);
  const elsewhere = linkTo('https://visits.invalid/new?a=b', true);
  expect(elsewhere).toMatch(/href="https:\/\/visits\.invalid\/new\?a=b".*, on visits\.invalid</);
});

test('the practice’s own equipment comes first and is listed once', () => {
  const text = 'It does what it does.';
  const render = (slug: string, names = ['Lamp', 'Retinal Camera']) => {
    const technology = { description: text, items: names.map((title) => ({ title, text })) };
    const service = { slug, technology, cited: {} } as unknown as ServicePage;
    return htmlOf(<Technology service={service} />);
  };
  const titlesOf = (slug: string) =>
    Array.from(render(slug).matchAll(/<dt[^>]*>(.*?)<\/dt>/g), ([, title]) => title);
  expect(titlesOf('vision-checks')).toEqual(['Retinal camera', 'Lamp']);
  expect(titlesOf('lens-fitting')).toEqual(['Lamp', 'Retinal Camera']);
  // Where it has all of them, nothing is left to fold.
  expect(render('vision-checks', ['Retinal Camera'])).not.toContain('<details');
});
