import type { Field } from '@sveltia/cms';
import { readClock } from '../domain/hours/dates.ts';
import type { EntryData } from '../domain/read/entry-text.ts';
import { isReviewed, signReview } from '../domain/read/review.ts';
import type { ReviewRecord } from '../domain/schema/review.ts';
import { recall } from './content.ts';

/** The name of a field that exists only in the form: it is applied when the entry is saved, and never written. */
export const reviewChoice = 'reviewChoice';

/** How a change affects the review of a medical text. */
type Choice = 'ends' | 'small' | 'signed';

const labels: Record<Choice, (reviewer: string) => string> = {
  ends: () => 'The text says something else: the review ends',
  small: () => 'Small correction: the review still holds',
  signed: (reviewer) => `${reviewer} has read the text as it is now`,
};

/** Returns the field in which the front desk makes that choice, as the form's last. Empty without a reviewer. */
export function reviewFields(reviewer: string | undefined): Field[] {
  if (!reviewer) return [];
  const options = Object.entries(labels).map(([value, label]) => ({
    value,
    label: label(reviewer),
  }));
  return [
    {
      name: reviewChoice,
      label: 'Medical review',
      widget: 'select',
      required: false,
      options,
      hint: `Without a choice, the page of a changed text no longer names ${reviewer}`,
    },
  ];
}

/**
 * Returns the review to save with an entry. A small correction renews a review only if it was valid for the text
 * before. Without a choice, a changed text keeps its review, which is then invalid and which the build ignores.
 * @param data the data of the form, including `reviewChoice`
 * @param today `YYYY-MM-DD`, from this computer's clock by default
 */
export function reviewAfter(collection: string, data: EntryData, today = dayHere()): unknown {
  const { [reviewChoice]: choice, ...text } = withoutMarks(data);
  const before = recall<EntryData>(collection).find(({ slug }) => slug === text['slug']) ?? {};
  const [care] = recall<{ reviewer?: { name: string } }>('care');
  if (choice === 'signed' && care?.reviewer) return signReview(text, care.reviewer.name, today);
  if (choice !== 'small' || !isReviewed(before)) return text['review'];
  const { by, date } = before['review'] as ReviewRecord;
  return signReview(text, by, date);
}

function dayHere(): string {
  return readClock(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone).date;
}

/** Returns a form's data without the internal fields that Sveltia adds to list items and doesn't write. */
function withoutMarks(data: EntryData): EntryData {
  return JSON.parse(
    JSON.stringify(data, (name, value) => (/^__sc_/.test(name) ? undefined : value)),
  );
}
