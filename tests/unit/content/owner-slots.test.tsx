import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readPractice } from '#build/content/read-practice.ts';
import { FactList, Insurance } from '#components/contact/insurance.tsx';
import { BookingDetails } from '#components/home/booking-details.tsx';
import { People } from '#components/home/people.tsx';
import { Legal } from '#components/legal/legal.tsx';
import { LicenseLine, OwnerDetails, OwnerNotices } from '#components/legal/owner-facts.tsx';
import { EmergencyHelp } from '#components/service/emergency-help.tsx';
import { bySlug, type LegalPage, legalPages, openLocations } from '#domain/content.ts';
import { emergencyHelp } from '#domain/practice/emergency-help.ts';
import type { OpenLocation } from '#domain/practice/locations.ts';
import { factsAbout, patientFacts, waysToPay } from '#domain/practice/patient-facts.ts';
import type { PracticeFacts } from '#domain/read/practice-schemas.ts';
import { bookingSchema, careSchema, noticesSchema, plansSchema } from '#domain/schema/care.ts';
import type { PatientTopic } from '#domain/schema/patient.ts';
import { emergenciesSchema } from '#domain/schema/practice.ts';
import { acceptedPayment } from '#domain/structured-data/pages.ts';
import { employment } from '#domain/structured-data/people.ts';
import { reservation } from '#domain/structured-data/practice-nodes.ts';

type Slots = Pick<
  PracticeFacts,
  'practice' | 'people' | 'booking' | 'plans' | 'care' | 'notices' | 'emergencies'
> & { locations: readonly OpenLocation[] };

const arrival = {
  parking: 'Behind the house, free',
  transit: 'The train stops across the street',
};

/** A practice with every field filled in. */
const other = readPractice();
const shared = { slug: 'a', order: 9, text: 'Finds every form.', languages: [], locations: [] };
const colleagues: PracticeFacts['people'] = [
  { ...shared, name: 'Rosa Lucero', role: 'office manager' },
  { ...shared, name: 'Sam Chee', role: 'other', jobTitle: 'Low vision coach' },
];
const filled: Slots = {
  ...other,
  practice: { ...other.practice, licenseLine: 'Given Family, license 00-0000' },
  people: [...other.people, ...colleagues],
  locations: openLocations.map((location) => ({ ...location, ...arrival })),
};

const empty: Slots = {
  practice: { ...other.practice, legalEntity: '', licenseLine: '', privacyOfficer: '' },
  people: [],
  locations: [],
  booking: bookingSchema.parse({}),
  plans: plansSchema.parse({}),
  care: careSchema.parse({}),
  notices: noticesSchema.parse({}),
  emergencies: emergenciesSchema.parse({}),
};

/** Renders the owner's facts on a page for patients. */
function Own({ topic, facts }: { topic: PatientTopic; facts: Slots }) {
  const groups = factsAbout(topic, facts);
  return groups.length > 0 && <FactList groups={groups} />;
}

/** Each place on the site and the facts it must show. */
const places: [place: string, of: (facts: Slots) => ReactElement, read: readonly unknown[]][] = [
  [
    'the team',
    ({ people }) => <People people={people} />,
    filled.people.flatMap(({ name, degree, license, text, jobTitle }) => [
      name,
      ...(degree ? [degree] : []),
      ...(license ? [license] : []),
      ...(jobTitle ? [jobTitle] : []),
      text,
    ]),
  ],
  [
    'the section about booking',
    ({ booking }) => <BookingDetails booking={booking} />,
    Object.values(filled.booking),
  ],
  [
    'the contact page',
    (facts) => <Insurance sections={patientFacts(facts)} />,
    [
      ...filled.plans.plans.map(({ name }) => name),
      filled.plans.outOfNetwork,
      filled.plans.interpreter,
      ...Object.values(filled.care.records),
    ],
  ],
  [
    'the page about the first visit',
    (facts) => <Own topic="visit" facts={facts} />,
    [
      filled.booking.newPatientForms,
      filled.booking.portal,
      filled.booking.cancellation,
      filled.plans.interpreter,
      filled.notices.languageAssistance,
      ...Object.values(arrival),
    ],
  ],
  [
    'the page about insurance',
    (facts) => <Own topic="insurance" facts={facts} />,
    [
      ...filled.plans.plans.map(({ name }) => name),
      ...waysToPay(filled.plans),
      filled.plans.outOfNetwork,
      filled.notices.goodFaithEstimate,
      filled.notices.billingRights,
    ],
  ],
  [
    'the page about costs',
    (facts) => <Own topic="fees" facts={facts} />,
    [
      ...filled.plans.fees.flatMap(({ service, amount }) => [service, amount]),
      ...waysToPay(filled.plans),
    ],
  ],
  [
    'the page about records',
    (facts) => <Own topic="records" facts={facts} />,
    [...Object.values(filled.care.records), filled.booking.portal, filled.notices.privacyPractices],
  ],
  [
    'the line of notices',
    ({ notices }) => <OwnerNotices notices={notices} />,
    Object.values(filled.notices),
  ],
  [
    'the line of the license',
    ({ practice }) => <LicenseLine practice={practice} />,
    [filled.practice.licenseLine],
  ],
  [
    'the privacy policy',
    (owner) => <OwnerDetails slug="privacy" owner={owner} />,
    [filled.practice.privacyOfficer, ...Object.values(filled.notices)],
  ],
  [
    'the text of the terms',
    (owner) => <OwnerDetails slug="terms" owner={owner} />,
    [filled.practice.legalEntity, filled.practice.licenseLine],
  ],
  [
    'the help while closed',
    ({ emergencies }) => <EmergencyHelp help={Object.values(emergencyHelp(emergencies))} />,
    [
      filled.emergencies.afterHours.text,
      filled.emergencies.afterHours.phone,
      filled.emergencies.emergencyRoom?.name,
      filled.emergencies.emergencyRoom?.address,
    ],
  ],
];

test.each(places)('%s shows every field that the owner filled in', (_place, of, read) => {
  const html = renderToStaticMarkup(of(filled)).replaceAll('&#x27;', "'");
  expect(read.length).toBeGreaterThan(0);
  for (const fact of read) expect(html).toContain(fact);
});

test.each(places)('%s renders nothing while its fields are empty', (_place, of) => {
  expect(renderToStaticMarkup(of(empty))).toBe('');
});

test.each(Object.entries(filled.booking))(
  '%s alone renders without empty elements',
  (name, value) => {
    const booking = { ...empty.booking, [name]: value };
    const html = renderToStaticMarkup(<BookingDetails booking={booking} />);
    expect(html).toContain(value);
    expect(html).not.toMatch(/<(?:div|h3|ul|li|p)\b[^>]*><\//);
  },
);

test('a legal page ends with what the owner has filled in', () => {
  const page = bySlug(legalPages, 'privacy') as LegalPage;
  const details = renderToStaticMarkup(<OwnerDetails slug="privacy" owner={filled} />);
  expect(renderToStaticMarkup(<Legal page={page} owner={filled} />)).toContain(details);
});

test.each(['$95', '$1,250.00'])('%s is a fee', (amount) => {
  expect(plansSchema.parse({ fees: [{ service: 'Eye exam', amount }] }).fees).toHaveLength(1);
});

test.each(['95', '$90-$120', 'from $90', '$95.5', 'ask us'])(
  '%s is not a single amount',
  (amount) => {
    const { error } = plansSchema.safeParse({ fees: [{ service: 'Eye exam', amount }] });
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['fees.0.amount']);
  },
);

test('an unanswered question is not shown', () => {
  const { how } = filled.care.records;
  const care = careSchema.parse({ records: { how }, prescriptions: { electronic: 'no' } });
  const groups = patientFacts({ plans: empty.plans, care }).flatMap((section) => section.groups);
  expect(groups.map(({ lines }) => lines.length)).toEqual([1, 1]);
});

test('structured data has people, scheduler and payment methods only if filled in', () => {
  const [doctor] = filled.people.filter(({ degree }) => degree);
  const [manager] = filled.people.filter(({ role }) => role === 'office manager');
  const all = [doctor, manager].flatMap((person) => person ?? []);
  const everywhere = employment('somewhere', all);
  expect(everywhere.employee?.map(({ name }) => name)).toEqual([manager?.name]);
  const { employee = [] } = employment(doctor?.locations[0] ?? '', all);
  expect(employee).toMatchObject([
    {
      '@type': 'Person',
      honorificSuffix: doctor?.degree,
      hasCredential: { name: doctor?.license },
    },
    { '@type': 'Person', jobTitle: 'Office manager' },
  ]);
  expect(employee[1]).not.toHaveProperty('hasCredential');
  expect(reservation(filled.booking).potentialAction).toMatchObject({
    '@type': 'ReserveAction',
    target: { urlTemplate: filled.booking.url },
  });
  expect(acceptedPayment(waysToPay(filled.plans)).paymentAccepted).toContain(',');
  expect([employment('a', []), reservation(empty.booking), acceptedPayment([])]).toEqual([
    {},
    {},
    {},
  ]);
});
