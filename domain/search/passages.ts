import type { ElementContent, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { describeHoursBriefly } from '../hours/week.ts';
import { describeArrival } from '../practice/arrival.ts';
import { instrumentsFor } from '../practice/equipment.ts';
import { formatAddress, type OpenLocation } from '../practice/locations.ts';
import {
  type FactGroup,
  factsAbout,
  factsAnchor,
  inOneLine,
  type PatientAnswers,
  patientFacts,
} from '../practice/patient-facts.ts';
import { describePerson, type Person, personId, signature } from '../practice/people.ts';
import type { AnyRecord } from '../read/collection-schemas.ts';
import { parseMarkdown } from '../read/render-markdown.ts';
import type { PageRecord, SectionText } from '../schema/page.ts';
import type { PatientRecord } from '../schema/patient.ts';
import type { ProblemRecord } from '../schema/problem.ts';
import type { ServiceRecord } from '../schema/service.ts';
import type { Signs } from '../schema/signs.ts';
import { signText } from '../signs/sign-lists.ts';
import { locationWords } from '../words/locations.ts';
import { patientWords } from '../words/practice.ts';
import { problemWords as words } from '../words/problems.ts';
import { serviceWords } from '../words/service.ts';
import { getHelpAnchor, getHelpHeading, poisonHelp } from '../words/urgency.ts';
import type { Passage } from './built-index.ts';

type Titled = { title: string; text: string };

/** Returns the passages of a service, with the headings and anchors of its page. */
export function servicePassages(
  service: ServiceRecord,
  { care }: Pick<PatientAnswers, 'care'>,
): Passage[] {
  const { own, general } = instrumentsFor(service, care);
  const { title, tagline, description, benefits, process, technology, faqs } = service;
  const { firstAid } = service;
  return [
    { heading: title, text: joined([tagline, ...description]) },
    ...(firstAid
      ? [{ heading: firstAid.heading, text: joined([...firstAid.steps, poisonHelp.text]) }]
      : []),
    { heading: serviceWords.benefits, anchor: 'why-it-matters', text: listed(benefits) },
    { heading: serviceWords.process, anchor: 'how-we-do-it', text: listed(process) },
    {
      heading: serviceWords.technology,
      anchor: 'latest-tech',
      text: joined([listed(own), technology.description, listed(general)]),
    },
    ...faqs.map(({ question, answer }) => ({ heading: question, anchor: 'faq', text: answer })),
  ];
}

/** Returns the passages of an eye problem, with the headings and anchors of its page. */
export function problemPassages(problem: ProblemRecord, markdown: string): Passage[] {
  const { title, answer, notice, home, visit, help } = problem;
  const [meaning] = markdownPassages(words.meaning, markdown);
  return [
    { heading: title, text: answer },
    { heading: words.notice, anchor: 'what-you-notice', text: joined(notice.map(sentence)) },
    { heading: words.meaning, anchor: 'what-it-is', text: meaning?.text ?? '' },
    { heading: words.home, anchor: 'at-home', text: joined([...home.steps, ...home.avoid]) },
    { heading: words.visit, anchor: 'at-a-visit', text: visit },
    { heading: words.help, anchor: 'who-else', text: help },
  ];
}

/** Returns the signs of a page as one passage, or nothing if it has none. */
export function signPassages(
  { signs = [], readers }: Pick<AnyRecord, 'signs' | 'readers'>,
  table: Signs,
): Passage[] {
  if (signs.length === 0) return [];
  const named = table.groups.flatMap((group) => group.signs.filter(({ id }) => signs.includes(id)));
  const text = joined(named.map((sign) => signText(sign, readers)));
  return [{ heading: getHelpHeading, anchor: getHelpAnchor, text }];
}

/** Returns all signs, for the page whose care cards list them. */
export function triagePassages({ triage }: ServiceRecord, { groups }: Signs): Passage[] {
  if (!triage) return [];
  return groups.map(({ title, signs }) => ({
    heading: title,
    anchor: 'triage',
    text: joined(signs.map((sign) => signText(sign))),
  }));
}

/** Returns the passages of a Markdown text: the introduction, and one for each second-level heading. */
export function markdownPassages(title: string, markdown: string): Passage[] {
  const passages: Passage[] = [{ heading: title, text: '' }];
  for (const node of parseMarkdown(markdown).children) {
    const last = passages.at(-1);
    if (node.type === 'element' && node.tagName === 'h2') {
      passages.push({ heading: textOf(node), anchor: String(node.properties['id']), text: '' });
    } else if (last) {
      last.text = joined([last.text, spacedText(node)]);
    }
  }
  return passages;
}

/**
 * Returns the passages of a page's texts. The contact page also says how to reach the practice: in its first
 * passage, or in one for each location.
 */
export function pagePassages(
  page: PageRecord,
  answers: PatientAnswers,
  people: readonly Person[],
): Passage[] {
  const { slug, heading, standfirst } = page;
  const sections: SectionText[] = 'sections' in page ? Object.values(page.sections) : [];
  const reached = slug === 'contact' ? answers.locations : [];
  const isOne = reached.length === 1;
  return [
    { heading, text: joined([...(isOne ? reached.map(reach) : []), standfirst]) },
    ...(isOne ? [] : reached).map((location) => ({
      heading: location.name,
      anchor: location.slug,
      text: reach(location),
    })),
    ...(slug === 'contact' ? patientPassages(answers) : []),
    ...(slug === 'home' ? people.map((person) => personPassage(person, answers.locations)) : []),
    ...sections.map((section) => ({
      heading: section.heading ?? heading,
      text: joined([
        section.text ?? '',
        ...(section.paragraphs ?? []),
        listed(section.items ?? []),
      ]),
    })),
  ].filter(({ text }) => text !== '');
}

function reach(location: OpenLocation): string {
  const { phone, email, address, schedules } = location;
  const phoneHours = describeHoursBriefly(schedules.phone);
  const ways = locationWords.reach(phone, phoneHours, email, formatAddress(address));
  return joined([ways, listed(describeArrival(location))]);
}

/** What the contact page says of insurance, payment and records. */
function patientPassages(answers: PatientAnswers): Passage[] {
  return patientFacts(answers).map(({ id, heading, groups }) => ({
    heading,
    anchor: id,
    text: factLines(groups),
  }));
}

/** The passages of a page for patients: its text, and what the owner has filled in. */
export function patientPagePassages(
  { title, topic, card }: PatientRecord,
  markdown: string,
  answers: PatientAnswers,
): Passage[] {
  const facts = factLines(factsAbout(topic, answers));
  const own = facts && { heading: patientWords.facts, anchor: factsAnchor, text: facts };
  const taken = card && { heading: card.heading, text: joined(card.lines) };
  return [...(taken ? [taken] : []), ...markdownPassages(title, markdown), ...(own ? [own] : [])];
}

function factLines(groups: readonly FactGroup[]): string {
  return joined(groups.map((group) => `${inOneLine(group).replace(/\.$/, '')}.`));
}

function personPassage(person: Person, locations: readonly OpenLocation[]): Passage {
  const text = joined([
    ...describePerson(person, locations).map((line) => `${line}.`),
    person.text,
  ]);
  return { heading: signature(person), anchor: personId(person), text };
}

function listed(items: readonly Titled[]): string {
  return joined(items.map(({ title, text }) => `${title}: ${text}`));
}

/** Returns the text of a node, with separators between table cells and other blocks. */
function spacedText(node: RootContent | ElementContent): string {
  if (node.type !== 'element') return textOf(node);
  if (node.tagName === 'thead') return '';
  const parts = node.children.map(spacedText).filter((part) => part.trim() !== '');
  if (node.tagName === 'tr') return `${parts.join(' · ').replace(/[.?!]$/, '')}.`;
  return isBlockOfBlocks(node.tagName) ? joined(parts) : node.children.map(spacedText).join('');
}

function isBlockOfBlocks(tagName: string): boolean {
  return ['div', 'table', 'tbody', 'ul', 'ol', 'blockquote'].includes(tagName);
}

function joined(texts: readonly string[]): string {
  return texts
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(' ');
}

/** A bullet as a sentence. */
function sentence(text: string): string {
  return /[.?!]$/.test(text) ? text : `${text}.`;
}
