import { care, plans } from './practice.ts';
import { careWords } from './words/care.ts';
import { planWords } from './words/plans.ts';

/** Lines under a small heading. */
export interface FactGroup {
  title: string;
  lines: readonly string[];
}

/** A part of the contact page that answers what patients ask before and after a visit. */
export interface FactSection {
  id: string;
  heading: string;
  groups: readonly FactGroup[];
}

/** What the owner has said of insurance, payment, records and prescriptions; nothing else has a place. */
export function patientFacts(facts = { plans, care }): FactSection[] {
  const sections = [
    { id: 'insurance', heading: planWords.heading, groups: insuranceGroups(facts.plans) },
    { id: 'records', heading: careWords.recordsHeading, groups: recordGroups(facts.care) },
  ];
  return sections
    .map(({ groups, ...section }) => ({ ...section, groups: groups.filter(hasLines) }))
    .filter(({ groups }) => groups.length > 0);
}

/** A group in one line, for readers of plain text. */
export function inOneLine({ title, lines }: FactGroup): string {
  const areSentences = lines.every((line) => /[.!?]$/.test(line));
  return `${title}: ${lines.join(areSentences ? ' ' : ', ')}`;
}

/** The ways to pay, in the words of the contact page. */
export function waysToPay({ payment } = plans): string[] {
  return payment.map((way) => planWords.payments[way]);
}

function insuranceGroups(facts: typeof plans): FactGroup[] {
  const byKind = Map.groupBy(facts.plans, ({ kind }) => kind);
  return [
    ...Array.from(byKind, ([kind, members]) => ({
      title: planWords.kinds[kind],
      lines: members.map(({ name }) => name),
    })),
    { title: planWords.outOfNetwork, lines: [facts.outOfNetwork] },
    { title: planWords.payment, lines: waysToPay(facts) },
    { title: planWords.interpreter, lines: [facts.interpreter] },
  ].map(withoutEmptyLines);
}

function recordGroups({ records, prescriptions }: typeof care): FactGroup[] {
  return [
    { title: careWords.records, lines: [records.how, records.fee] },
    {
      title: careWords.prescriptions,
      lines: [
        careWords.pupillaryDistance[prescriptions.pupillaryDistance],
        careWords.electronic[prescriptions.electronic],
      ],
    },
  ].map(withoutEmptyLines);
}

function withoutEmptyLines({ title, lines }: FactGroup): FactGroup {
  return { title, lines: lines.filter(Boolean) };
}

function hasLines({ lines }: FactGroup): boolean {
  return lines.length > 0;
}
