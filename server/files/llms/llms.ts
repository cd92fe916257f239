import {
  guides,
  legalPages,
  openLocations,
  pageCopy,
  patientAnswers,
  patientPages,
  posts,
  practice,
  problems,
  services,
} from '#domain/content.ts';
import { changeLine, dayOfChanges, describeChanges } from '#domain/hours/changes.ts';
import { describeHours, describeHoursBriefly } from '#domain/hours/week.ts';
import { describeArrival } from '#domain/practice/arrival.ts';
import { formatAddress, type OpenLocation } from '#domain/practice/locations.ts';
import { inOneLine, patientFacts } from '#domain/practice/patient-facts.ts';
import type { WeeklyRange } from '#domain/schema/location.ts';
import { plainPages } from '#domain/site/plain-pages.ts';
import { generalNotice } from '#domain/words/article.ts';
import { hoursWords } from '#domain/words/hours.ts';
import { locationWords as words } from '#domain/words/locations.ts';
import { patientWords } from '#domain/words/practice.ts';
import { blocks, bullets, inline, link } from './text.ts';
import { triageBlocks } from './triage.ts';

/** Serves a summary of the site for language models (llmstxt.org): what it is, and links to its Markdown. */
export function siteSummary(): string {
  return blocks(
    `# ${inline(practice.name)}`,
    `> ${inline(pageCopy('home').metaDescription)}`,
    ...openLocations.flatMap(reach),
    bullets(
      patientFacts(patientAnswers).flatMap(({ groups }) =>
        groups.map((group) => inline(inOneLine(group))),
      ),
    ),
    inline(generalNotice),
    // This comes before the first heading, because readers of this format expect only links after it.
    ...services.flatMap(triageBlocks),
    ...list(
      'Services',
      services.map((service) => entry(service, service.summary)),
    ),
    ...list(
      'Eye problems',
      problems.map((problem) => entry(problem, problem.answer)),
    ),
    ...list(
      'Blog',
      posts.map((post) => entry(post, post.excerpt)),
    ),
    ...list(
      'Eye care guides',
      guides.map((guide) => entry(guide, guide.excerpt)),
    ),
    ...list(
      patientWords.heading,
      patientPages.map((page) => note(page, page.standfirst)),
    ),
    ...list('Contact', [note(plainPages.contact, pageCopy('contact').metaDescription)]),
    ...list(
      'Optional',
      [...legalPages, plainPages.sitemap].map(({ title, path }) => link(title, path)),
    ),
  );
}

/** Returns a list of pages with its heading, or nothing if there are none. */
function list(heading: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? [`## ${heading}`, bullets(lines)] : [];
}

/**
 * Returns how to reach a location. If there are several locations, each starts with its name instead of a heading,
 * because in this format only lists of pages have headings.
 */
function reach(location: OpenLocation): (string | false)[] {
  return [openLocations.length > 1 && `**${inline(location.name)}**`, bullets(facts(location))];
}

function facts(location: OpenLocation): string[] {
  const { address, phone, email, schedules } = location;
  const phoneHours = describeHoursBriefly(schedules.phone);
  const changes = describeChanges(location)
    .filter(({ isAnnounced }) => isAnnounced)
    .map(changeLine);
  const asOf = hoursWords.asOf(dayOfChanges(location));
  return [
    `${words.address}: ${inline(formatAddress(address))}`,
    `${words.phone}: ${inline(phone)}${phoneHours && ` (${inline(phoneHours)})`}`,
    `${words.email}: ${inline(email)}`,
    ...hoursOf(practice.hours.exams, schedules.exams),
    ...hoursOf(practice.hours.desk, schedules.desk),
    ...(changes.length > 0
      ? [`${hoursWords.changes} (${inline(asOf)}): ${inline(changes.join('; '))}`]
      : []),
    ...describeArrival(location).map(({ title, text }) => `${title}: ${inline(text)}`),
  ];
}

function hoursOf(name: string, ranges: readonly WeeklyRange[]): string[] {
  const lines = describeHours(ranges).map(({ days, times }) => `${days} ${times}`);
  return lines.length > 0 ? [`${name}: ${lines.join('; ')}`] : [];
}

function entry({ title, path }: { title: string; path: string }, text: string): string {
  return note({ title, path: `${path}.md` }, text);
}

function note({ title, path }: { title: string; path: string }, text: string): string {
  return `${link(title, path)}: ${inline(text)}`;
}
