import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readPractice } from '../../build/content/read-practice.ts';
import { readClock } from '../../domain/hours/dates.ts';
import { examCalendars } from '../../domain/hours/exam-calendars.ts';
import { collections } from '../../domain/read/collection-schemas.ts';
import { formatEntryText, parseEntryText } from '../../domain/read/entry-text.ts';
import { isReviewed, signReview } from '../../domain/read/review.ts';
import type { ReviewRecord } from '../../domain/schema/review.ts';
import { CliError, runMain } from '../run/run.mjs';

const folders = Object.entries(collections).flatMap(([name, { schema }]) =>
  'shape' in schema && 'review' in schema.shape ? [name] : [],
);

/**
 * Signs for texts as they are now, in the name of the medical reviewer.
 * @param isSmall whether what was changed since the review leaves the medicine as it was: the day of the
 * review stays
 * @throws Refusal, before a file is written, where there is no reviewer or no review whose day could stay
 */
function signReviews(files: readonly string[], isSmall: boolean) {
  const facts = readPractice();
  const { reviewer } = facts.care;
  if (!reviewer) throw new CliError('content/practice/care.yaml names no reviewer.');
  const today = readClock(new Date(), examCalendars(facts)[0]?.timeZone ?? 'UTC').date;
  const signed = files.map((file) => {
    const { data, review } = read(file);
    if (isSmall && review?.by !== reviewer.name) {
      throw new CliError(
        `${file} has no review by ${reviewer.name} that a small change could keep.`,
      );
    }
    const date = (isSmall && review?.date) || today;
    return { file, data: { ...data, review: signReview(data, reviewer.name, date) } };
  });
  for (const { file, data } of signed) writeFileSync(file, formatEntryText(data));
}

/** Whether the review of a text holds. */
function describeReview(file: string): string {
  const { data, review } = read(file);
  if (!review) return `${file}: not reviewed`;
  const { by, date } = review;
  const state = isReviewed(data) ? 'reviewed' : 'CHANGED since it was reviewed';
  return `${file}: ${state} by ${by} on ${date}`;
}

function read(file: string) {
  const data = parseEntryText(readFileSync(file, 'utf8'));
  return { data, review: data['review'] as ReviewRecord | undefined };
}

function fileOf(name: string): string {
  const [, folder = '', slug] = name.match(/^(?:content\/)?(\w+)\/([\w-]+)(?:\.md)?$/) ?? [];
  const file = `content/${folder}/${slug}.md`;
  if (folders.includes(folder) && existsSync(file)) return file;
  const expected = `a file of content/${folders.join(', content/')}`;
  throw new CliError(
    `${name} is no text with a review. Expected: ${expected}, such as guides/oct-scans.`,
  );
}

await runMain(() => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { small: { type: 'boolean', default: false } },
  });
  const named = positionals.map(fileOf);
  if (named.length > 0) signReviews(named, values.small);
  const listed = named.length > 0 ? named : globSync(`content/{${folders.join(',')}}/*.md`).sort();
  console.log(listed.map(describeReview).join('\n'));
});
