import type { BookingRecord, CareRecord, NoticesRecord, PlansRecord } from '../schema/care.ts';
import type { PatientTopic } from '../schema/patient.ts';
import type { PageLink } from '../site/page-links.ts';
import { bookingWords, noticeWords } from '../words/labels.ts';
import { describeArrival } from './arrival.ts';
import type { OpenLocation } from './locations.ts';

const planKinds = {
  vision: 'Vision plans',
  medical: 'Medical insurance',
  Medicare: 'Medicare',
  Medicaid: 'Medicaid',
};

const paymentNames = {
  card: 'Credit and debit cards',
  check: 'Checks',
  cash: 'Cash',
  HSA: 'Health savings account (HSA)',
  FSA: 'Flexible spending account (FSA)',
  financing: 'Financing',
};

const pupillaryDistanceTexts = {
  yes: 'We give you your pupillary distance (PD) when you ask for it.',
  no: 'We don’t provide the PD.',
  unknown: '',
};

const electronicTexts = {
  yes: 'We can send a prescription electronically.',
  no: 'We don’t send prescriptions electronically.',
  unknown: '',
};

/** The id of the section with the owner's own answers. */
export const factsAnchor = 'at-our-practice';

/** Lines under a small heading. */
export interface FactGroup {
  title: string;
  lines: readonly string[];
  links?: readonly PageLink[];
}

/** A section that answers patients' questions before and after a visit. */
export interface FactSection {
  id: string;
  heading: string;
  groups: readonly FactGroup[];
}

/** The owner's answers on insurance, payment, records and prescriptions. */
export function patientFacts(facts: Pick<PatientAnswers, 'plans' | 'care'>): FactSection[] {
  const sections = [
    { id: 'insurance', heading: 'Insurance and payment', groups: insuranceGroups(facts.plans) },
    { id: 'records', heading: 'Records and prescriptions', groups: recordGroups(facts.care) },
  ];
  return sections
    .map(({ groups, ...section }) => ({ ...section, groups: withoutEmpty(groups) }))
    .filter(({ groups }) => groups.length > 0);
}

/** The owner's answers on the topics of the pages for patients. */
export interface PatientAnswers {
  plans: PlansRecord;
  care: CareRecord;
  booking: BookingRecord;
  notices: NoticesRecord;
  locations: readonly OpenLocation[];
}

/** Returns the owner's answers on one topic, for the page about it. */
export function factsAbout(topic: PatientTopic | undefined, facts: PatientAnswers): FactGroup[] {
  if (!topic) return [];
  const groupsOf = {
    visit: visitGroups,
    insurance: paymentGroups,
    fees: feeGroups,
    records: ownRecordGroups,
  };
  return withoutEmpty(groupsOf[topic](facts));
}

/** Formats a group as one line of plain text. */
export function inOneLine(group: FactGroup): string {
  const { title, links = [] } = group;
  const lines = [...group.lines, ...links.map((link) => link.title)];
  const areSentences = lines.every((line) => /[.!?]$/.test(line));
  return `${title}: ${lines.join(areSentences ? ' ' : ', ')}`;
}

/** Returns the ways to pay as the contact page names them. */
export function waysToPay({ payment }: Pick<PlansRecord, 'payment'>): string[] {
  return payment.map((way) => paymentNames[way]);
}

function insuranceGroups(facts: PlansRecord): FactGroup[] {
  const byKind = Map.groupBy(facts.plans, ({ kind }) => kind);
  return [
    ...Array.from(byKind, ([kind, members]) => ({
      title: planKinds[kind],
      lines: members.map(({ name }) => name),
    })),
    { title: 'If your plan isn’t listed', lines: [facts.outOfNetwork] },
    { title: 'Ways to pay', lines: waysToPay(facts) },
    interpreterGroup(facts),
  ];
}

function interpreterGroup({ interpreter }: Pick<PlansRecord, 'interpreter'>): FactGroup {
  return { title: 'Interpreters', lines: [interpreter] };
}

function visitGroups({ plans, booking, notices, locations }: PatientAnswers): FactGroup[] {
  const { newPatientForms, portal, cancellation } = booking;
  return [
    onlineGroup([
      { title: bookingWords.newPatientForms, path: newPatientForms },
      { title: bookingWords.portal, path: portal },
    ]),
    { title: bookingWords.cancellation, lines: [cancellation] },
    interpreterGroup(plans),
    noticeGroup('languageAssistance', notices),
    ...locations.flatMap((location) =>
      describeArrival(location).map(({ title, text }) => ({
        title: locations.length > 1 ? `${location.name}: ${title}` : title,
        lines: [text],
      })),
    ),
  ];
}

function paymentGroups({ plans, notices }: PatientAnswers): FactGroup[] {
  return [
    ...insuranceGroups({ ...plans, interpreter: '' }),
    noticeGroup('goodFaithEstimate', notices),
    noticeGroup('billingRights', notices),
  ];
}

function feeGroups({ plans }: PatientAnswers): FactGroup[] {
  const lines = plans.fees.map(({ service, amount }) => `${service}: ${amount}`);
  return [
    { title: 'What we charge', lines },
    { title: 'Ways to pay', lines: waysToPay(plans) },
  ];
}

function ownRecordGroups({ care, booking, notices }: PatientAnswers): FactGroup[] {
  return [
    ...recordGroups(care),
    onlineGroup([{ title: bookingWords.portal, path: booking.portal }]),
    noticeGroup('privacyPractices', notices),
  ];
}

function onlineGroup(links: readonly PageLink[]): FactGroup {
  return { title: bookingWords.onlineHeading, lines: [], links };
}

function noticeGroup(name: keyof NoticesRecord, notices: NoticesRecord): FactGroup {
  const { subject, title } = noticeWords[name];
  return { title: subject, lines: [], links: [{ title, path: notices[name] }] };
}

function recordGroups({ records, prescriptions }: CareRecord): FactGroup[] {
  return [
    { title: 'Your records', lines: [records.how, records.fee] },
    {
      title: 'Your prescription',
      lines: [
        pupillaryDistanceTexts[prescriptions.pupillaryDistance],
        electronicTexts[prescriptions.electronic],
      ],
    },
  ];
}

function withoutEmpty(groups: readonly FactGroup[]): FactGroup[] {
  return groups
    .map(({ title, lines, links = [] }) => {
      const known = links.filter(({ path }) => path);
      return { title, lines: lines.filter(Boolean), ...(known.length > 0 && { links: known }) };
    })
    .filter(({ lines, links = [] }) => lines.length + links.length > 0);
}
