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
import {
  bookingSchema,
  careSchema,
  noticesSchema,
  plansSchema,
} from '#content-model/schema/care.ts';
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
  practice,
  people: [...people, manager, coach],
  locations: [...openLocations],
  ...{ booking, plans, care, emergencies },
  notices: { ...notices, languageAssistance: 'https://notices.juniperlantern.test/languages' },
};

const empty: typeof filled = {
  practice: { ...practice, legalEntity: '', privacyOfficer: '' },
  people: [],
  locations: [],
  booking: bookingSchema.parse({}),
  plans: plansSchema.parse({}),
  care: careSchema.parse({}),
  notices: noticesSchema.parse({}),
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
  'whether the price is said before a visit: %s, with plans %j',
  (priceBeforeVisit, listed, said) => {
    expect(pricePromise({ ...plans, priceBeforeVisit, plans: [...listed] })).toMatch(said);
  },
);

const plansOfFixture = ['Piñon Vision', 'Mesa Health', 'Medicare Part B', 'Centennial Care'];
const waysToPay = ['Credit and debit cards', 'Checks', 'Cash', '(HSA)', '(FSA)', 'Financing'];
const interpreter = 'an interpreter joins your visit';
const portal = 'https://visits.juniperlantern.test/portal';
const fees = ['Pay at the desk', 'Visit with refraction: $148', 'Fitting of soft lenses: $65.50'];
const forms = 'https://visits.juniperlantern.test/forms';
const cancellation = 'Please call a day ahead';
const records = ['Ask at the front desk', 'The first copy is free.', 'give you your pupillary'];
const notice = (name: string) => `https://notices.juniperlantern.test/${name}`;
const allNotices = ['privacy-practices', 'nondiscrimination', 'languages', 'estimate', 'billing'];

/** Each place on the site, and the facts of the fixture that it must show. */
test.each<[place: string, of: (facts: typeof filled) => ReactElement, read: readonly string[]]>([
  [
    'the team',
    (facts) => <People people={facts.people} />,
    ['Ana Vigil, OD', '0000-A', 'English', 'Spanish', 'high altitude', 'Rosa', 'Low vision coach'],
  ],
  [
    'the section about booking',
    (facts) => <BookingDetails booking={facts.booking} />,
    ['https://visits.juniperlantern.test/new', forms, portal, cancellation],
  ],
  [
    'the contact page',
    (facts) => <Insurance sections={patientFacts(facts)} />,
    [...plansOfFixture, 'as of October 2026', ...waysToPay, interpreter, ...records],
  ],
  [
    'the page about the first visit',
    (facts) => <Own topic="visit" facts={facts} />,
    [forms, portal, cancellation, interpreter, notice('languages'), 'Free spaces', 'blue gate'],
  ],
  [
    'the page about insurance',
    (facts) => <Own topic="insurance" facts={facts} />,
    [...plansOfFixture, ...waysToPay, ...fees, notice('estimate'), notice('billing')],
  ],
  [
    'the page about records',
    (facts) => <Own topic="records" facts={facts} />,
    [...records, 'send prescriptions electronically', portal, notice('privacy-practices')],
  ],
  [
    'the line of notices',
    (facts) => <OwnerNotices notices={facts.notices} />,
    allNotices.map(notice),
  ],
  [
    'the privacy policy',
    (owner) => <OwnerDetails slug="privacy" {...owner} />,
    ['The office manager, at the front desk', 'Rosa Lucero', ...allNotices.map(notice)],
  ],
  [
    'the text of the terms',
    (owner) => <OwnerDetails slug="terms" {...owner} />,
    ['Juniper Lantern Optometry, LLC'],
  ],
  [
    'the help while closed',
    (facts) => <AfterHours help={facts.emergencies.afterHours} />,
    ['An optometrist calls you back', 'tel:+15055552399'],
  ],
  [
    'the nearest emergency room',
    (facts) => <EmergencyRooms locations={facts.locations} />,
    ['Sagebrush', '2 Cottonwood Road'],
  ],
])('%s shows every field that the owner filled in, and nothing while all are empty', (...row) => {
  const [, of, read] = row;
  const html = htmlOf(of(filled));
  for (const fact of read) expect(html).toContain(fact);
  expect(htmlOf(of(empty))).toBe('');
});

test('an unanswered question is not shown', () => {
  const own = careSchema.parse({ records: { how: 'Ask.' }, prescriptions: { electronic: 'no' } });
  const sections = patientFacts({ ...empty, care: own });
  const groups = sections.flatMap((section) => section.groups);
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
