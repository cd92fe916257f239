import type { PracticeFacts } from '#content-model/facts.ts';
import type { LocationRecord } from '#content-model/schema/location.ts';
import type { PatientTopic } from '#content-model/schema/page.ts';
import type { Answer } from '#content-model/schema/practice.ts';
import type { PageLink } from '../core/addresses.ts';
import { bookingWords, noticeWords } from '../core/labels.ts';
import { language, languageName } from '../core/language.ts';
import type { OpenLocation } from './locations.ts';

const planKinds = {
  vision: 'Vision plans',
  medical: 'Medical insurance',
  // Under headings of their own, each would be its only line.
  Medicare: 'Public insurance',
  Medicaid: 'Public insurance',
};

const paymentNames = {
  card: 'Credit and debit cards',
  check: 'Checks',
  cash: 'Cash',
  HSA: 'Health savings account (HSA)',
  FSA: 'Flexible spending account (FSA)',
  financing: 'Financing',
};

/** Returns what a patient without a plan in the list can count on, or nothing if the list says it. */
export function pricePromise({ plans, priceBeforeVisit }: PracticeFacts['plans']): string {
  if (priceBeforeVisit === 'yes')
    return 'Tell us your plan. We look up what it pays, and you know your price before you come.';
  return plans.length > 0 ? '' : 'Tell us your plan. Ask us what you’d pay before you come.';
}

/** Lines and links under a small heading. */
export interface FactGroup {
  title: string;
  lines: readonly string[];
  links: readonly PageLink[];
  /** The day on which a list was checked that may grow old, as an ISO date. */
  asOf?: string | undefined;
}

type PatientAnswers = Pick<PracticeFacts, 'plans' | 'care' | 'booking' | 'notices'> & {
  locations: readonly OpenLocation[];
};

/** The owner's answers on insurance, payment, records and prescriptions. */
export function patientFacts(answers: PatientAnswers) {
  const { insurance, payment, interpreter, records } = groupsIn(answers);
  return [
    {
      id: 'insurance',
      heading: 'Insurance and payment',
      groups: [...insurance, ...payment, ...interpreter],
    },
    { id: 'records', heading: 'Records and prescriptions', groups: records },
  ].filter(({ groups }) => groups.length > 0);
}

/** Returns the owner's answers on one topic, for the page about it. */
export function factsAbout(topic: PatientTopic | undefined, answers: PatientAnswers): FactGroup[] {
  const { insurance, payment, interpreter, records, fees } = groupsIn(answers);
  const { booking, locations } = answers;
  const forms = { title: bookingWords.newPatientForms, path: booking.newPatientForms };
  const portal = { title: bookingWords.portal, path: booking.portal };
  const notice = (name: keyof typeof noticeWords) => {
    const { subject, title } = noticeWords[name];
    return group(subject, [], [{ title, path: answers.notices[name] }]);
  };
  const topics = {
    visit: [
      ...group(bookingWords.onlineHeading, [], [forms, portal]),
      ...group(bookingWords.cancellation, [booking.cancellation]),
      ...interpreter,
      ...notice('languageAssistance'),
      ...locations.flatMap((location) =>
        describeArrival(location).map((one) => ({
          ...one,
          title: [location.shownName, one.title].filter(Boolean).join(': '),
        })),
      ),
    ],
    insurance: [
      ...insurance,
      ...fees,
      ...payment,
      ...notice('goodFaithEstimate'),
      ...notice('billingRights'),
    ],
    records: [
      ...records,
      ...group(bookingWords.onlineHeading, [], [portal]),
      ...notice('privacyPractices'),
    ],
  };
  return topic ? topics[topic] : [];
}

function groupsIn({ plans, care }: PatientAnswers) {
  const { pupillaryDistance, electronic } = care.prescriptions;
  const prescription = [
    sentenceFor(pupillaryDistance, {
      yes: 'We give you your pupillary distance (PD) when you ask for it.',
      no: 'We don’t provide the PD.',
    }),
    sentenceFor(electronic, {
      yes: 'We can send a prescription electronically.',
      no: 'We don’t send prescriptions electronically.',
    }),
  ];
  const byKind = Map.groupBy(plans.plans, ({ kind }) => planKinds[kind]);
  const fees = plans.fees.map(({ service, amount }) => `${service}: ${amount}`);
  const names = [...byKind].flatMap(([kind, members]) => {
    const lines = members.map(({ name }) => name);
    return group(kind, lines).map((one) => ({ ...one, asOf: plans.asOf }));
  });
  return {
    insurance: [...names, ...group('If your plan isn’t listed', [plans.outOfNetwork])],
    payment: group('Ways to pay', waysToPay(plans)),
    interpreter: group('Interpreters', [plans.interpreter]),
    fees: group('What we charge', fees),
    records: [
      ...group('Your records', [care.records.how, care.records.fee]),
      ...group('Your prescription', prescription),
    ],
  };
}

type Arrival = Pick<LocationRecord, 'parking' | 'transit' | 'entrance' | 'languages'>;

/** Returns what to know before going to a location, without empty or unknown answers. */
export function describeArrival(place: Arrival): FactGroup[] {
  const { parking, transit, entrance, languages } = place;
  const way = [
    // A sentence follows.
    entrance.directions.replace(/(?<=[^.!?])$/, '.'),
    sentenceFor(entrance.stepFree, {
      yes: 'There are no steps at the entrance.',
      no: 'There are steps at the entrance.',
    }),
    sentenceFor(entrance.elevator, {
      yes: 'The building has an elevator.',
      no: 'The building doesn’t have an elevator.',
    }),
    sentenceFor(entrance.restroom, {
      yes: 'The restroom is wheelchair accessible.',
      no: 'The restroom isn’t wheelchair accessible.',
    }),
  ];
  return [
    ...group('Parking', [parking]),
    ...group('Public transportation', [transit]),
    ...group('Entrance', [way.filter(Boolean).join(' ')]),
    ...group('Languages', [languages.map(languageName).join(', ')]),
  ];
}

/** Returns how old a list is, in words: "as of November 2026". */
export function asOfMonth(isoDate: string): string {
  const options = { year: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return `as of ${new Date(isoDate).toLocaleDateString(language, options)}`;
}

/** Formats a group as one line of plain text. */
export function inOneLine(group: FactGroup): string {
  const { links, asOf } = group;
  const title = asOf ? `${group.title} (${asOfMonth(asOf)})` : group.title;
  const lines = [...group.lines, ...links.map((link) => link.title)];
  const areSentences = lines.every((line) => /[.!?]$/.test(line));
  return `${title}: ${lines.join(areSentences ? ' ' : ', ')}`;
}

/** Returns the ways to pay as the contact page names them. */
export function waysToPay({ payment }: Pick<PracticeFacts['plans'], 'payment'>): string[] {
  return payment.map((way) => paymentNames[way]);
}

function sentenceFor(answer: Answer, texts: { yes: string; no: string }): string {
  return answer === 'unknown' ? '' : texts[answer];
}

/** Returns a group without empty lines and links, or nothing if all are empty. */
function group(
  title: string,
  allLines: readonly string[],
  allLinks: readonly PageLink[] = [],
): FactGroup[] {
  const lines = allLines.filter(Boolean);
  const links = allLinks.filter(({ path }) => path);
  return lines.length + links.length > 0 ? [{ title, lines, links }] : [];
}
