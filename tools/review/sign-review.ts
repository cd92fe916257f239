import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readPractice } from '../../build/content/read-practice.ts';
import { readClock } from '../../domain/hours/dates.ts';
import { examCalendars } from '../../domain/hours/exam-calendars.ts';
import { collections } from '../../domain/read/collection-schemas.ts';
import { formatEntryText, parseEntryText } from '../../domain/read/entry-text.ts';
import { isReviewed, signReview } from '../../domain/read/review.ts';
import type { ReviewRecord } from '../../domain/schema/review.ts';

const folders = Object.entries(collections).flatMap(([name, { schema }]) =>
  'shape' in schema && 'review' in schema.shape ? [name] : [],
);

/**
 * Signs the current version of texts in the name of the medical reviewer.
 * @param isSmall whether the changes since the review don't affect its medical content, so that its date is kept
 * @throws Error, before writing any file, if there is no reviewer, or no review whose date can be kept
 */
function signReviews(files: readonly string[], isSmall: boolean) {
  const facts = readPractice();
  const { reviewer } = facts.care;
  if (!reviewer) throw new Error('content/practice/care.yaml has no reviewer: add one first.');
  const today = readClock(new Date(), examCalendars(facts)[0]?.timeZone ?? 'UTC').date;
  const signed = files.map((file) => {
    const { data, review } = read(file);
    if (isSmall && review?.by !== reviewer.name) {
      throw new Error(
        `${file} has no review by ${reviewer.name} to keep. Have the whole text reviewed, then sign it without --small.`,
      );
    }
    const date = (isSmall && review?.date) || today;
    return { file, data: { ...data, review: signReview(data, reviewer.name, date) } };
  });
  for (const { file, data } of signed) writeFileSync(file, formatEntryText(data));
}

/** Returns one line that says whether a text is reviewed, and whether it has changed since. */
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
  throw new Error(
    `${name} isn't a text that can be reviewed. Expected: ${expected}, such as guides/oct-scans.`,
  );
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { small: { type: 'boolean', default: false } },
});
const named = positionals.map(fileOf);
if (named.length > 0) signReviews(named, values.small);
const listed = named.length > 0 ? named : globSync(`content/{${folders.join(',')}}/*.md`).sort();
console.log(listed.map(describeReview).join('\n'));
