import type { WeeklyRange } from '#content-model/schema/location.ts';
import {
  entryLists,
  legalPages,
  openLocations,
  pageCopy,
  patientAnswers,
  practice,
  services,
  translations,
} from '#domain/content.ts';
import { type PageLink, plainPages } from '#domain/core/addresses.ts';
import { generalNotice, hoursWords, locationWords as words } from '#domain/core/labels.ts';
import { emergencyWords } from '#domain/core/urgency.ts';
import { changeLine, dayOfChanges, describeChanges } from '#domain/hours/changes.ts';
import { describeHours, describeHoursBriefly } from '#domain/hours/week.ts';
import { formatAddress, type OpenLocation } from '#domain/practice/locations.ts';
import { describeArrival, inOneLine, patientFacts } from '#domain/practice/patient-facts.ts';
import { summaryOf } from '#domain/search/query.ts';
import { absoluteUrl } from '#domain/structured-data/graph.ts';

/**
 * Serves a summary of the site for language models (llmstxt.org): how to reach the practice, where to read what to do
 * in an emergency, and links to the Markdown of all entries. Readers of this format expect only links below a heading.
 */
export function siteSummary(): string {
  const facts = patientFacts(patientAnswers).flatMap(({ groups }) => groups.map(inOneLine));
  const urgent = services.filter(({ triage }) => triage).map(markdownOf);
  const parts = [
    `# ${inline(practice.name)}`,
    `> ${inline(pageCopy('home').metaDescription)}`,
    ...openLocations.flatMap(reach),
    bullets(facts.map(inline)),
    inline(generalNotice),
    ...services.flatMap(urgentAdvice).map(inline),
    ...urgent.map((page) => `What to do at once, and whom to call: ${link(page)}`),
    ...entryLists
      .filter(({ entries }) => entries !== legalPages)
      .map(({ heading, entries, hasMarkdown }) =>
        list(heading, hasMarkdown ? entries.map(markdownOf) : entries, summaryOf),
      ),
    list('Español', translations.map(markdownOf), summaryOf),
    list('Contact', [plainPages.contact], () => pageCopy('contact').metaDescription),
    list('Optional', [...legalPages, plainPages.sitemap]),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** Returns what the page about emergencies says first: when to call 911, and the first aid. */
function urgentAdvice({ triage, firstAid }: (typeof services)[number]): string[] {
  if (!triage) return [];
  const aid = firstAid ? [firstAid.heading, ...firstAid.steps] : [];
  return [[`${emergencyWords.call911}: ${triage.sudden}`, ...aid].join(' ')];
}

function markdownOf<T extends PageLink>(page: T): T {
  return { ...page, path: `${page.path}.md` };
}

/** Returns a list of pages with its heading, or nothing if there are none. */
function list<T extends PageLink>(
  heading: string,
  pages: readonly T[],
  textOf?: (page: T) => string,
) {
  const lines = pages.map((page) => link(page) + (textOf ? `: ${inline(textOf(page))}` : ''));
  return lines.length > 0 && `## ${heading}\n\n${bullets(lines)}`;
}

/** Returns how to reach a location. If there are several, each starts with its name. */
function reach(location: OpenLocation): (string | undefined)[] {
  const { shownName, address, phone, email, schedules } = location;
  const phoneHours = describeHoursBriefly(schedules.phone);
  const changes = describeChanges(location).filter(({ isAnnounced }) => isAnnounced);
  const changesTitle = `${hoursWords.changes} (${hoursWords.asOf(dayOfChanges(location))})`;
  const facts = [
    [words.address, formatAddress(address)],
    [words.phone, `${phone}${phoneHours && ` (${phoneHours})`}`],
    [words.email, email],
    [practice.hours.exams, hoursOf(schedules.exams)],
    [practice.hours.desk, hoursOf(schedules.desk)],
    [changesTitle, changes.map(changeLine).join('; ')],
    ...describeArrival(location).map(({ title, lines }) => [title, ...lines]),
  ];
  const lines = facts.filter(([, text]) => text).map((fact) => inline(fact.join(': ')));
  return [shownName && `**${inline(shownName)}**`, bullets(lines)];
}

function hoursOf(ranges: readonly WeeklyRange[]): string {
  return describeHours(ranges)
    .map(({ days, times }) => `${days} ${times}`)
    .join('; ');
}

function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

function link({ title, path }: PageLink): string {
  return `[${inline(title)}](${absoluteUrl(path)})`;
}

/** Escapes plain text for one line of Markdown. */
export function inline(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>~|]|&(?=#?\w+;)/g, '\\$&')
    .replace(/^([#+=-])/, '\\$1')
    .replace(/^(\d+)([.)])/, '$1\\$2');
}
