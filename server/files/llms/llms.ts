import {
  changeLine,
  dayOfChanges,
  describeChanges,
  describeHours,
  describeHoursBriefly,
  formatAddress,
  generalNotice,
  guides,
  inOneLine,
  legalPages,
  type OpenLocation,
  openLocations,
  pageCopy,
  patientAnswers,
  patientFacts,
  patientPages,
  plainPages,
  posts,
  practice,
  problems,
  services,
} from '#domain/index.ts';
import { describeArrival } from '#domain/practice/arrival.ts';
import type { WeeklyRange } from '#domain/schema/practice/hours.ts';
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
    ...services.summaries.flatMap(triageBlocks),
    ...list(
      'Services',
      services.summaries.map((service) => entry(service, service.summary)),
    ),
    ...list(
      'Eye problems',
      problems.summaries.map((problem) => entry(problem, problem.answer)),
    ),
    ...list(
      'Blog',
      posts.summaries.map((post) => entry(post, post.excerpt)),
    ),
    ...list(
      'Eye care guides',
      guides.summaries.map((guide) => entry(guide, guide.excerpt)),
    ),
    ...list(
      patientWords.heading,
      patientPages.summaries.map((page) => note(page, page.standfirst)),
    ),
    ...list('Contact', [note(plainPages.contact, pageCopy('contact').metaDescription)]),
    ...list(
      'Optional',
      [...legalPages.summaries, plainPages.sitemap].map(({ title, path }) => link(title, path)),
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
