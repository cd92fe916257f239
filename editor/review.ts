import type { Field } from '@sveltia/cms';
import { readClock } from '../domain/hours/dates.ts';
import type { EntryData } from '../domain/read/entry-text.ts';
import { isReviewed, signReview } from '../domain/read/review.ts';
import type { ReviewRecord } from '../domain/schema/review.ts';
import { recall } from './content.ts';

/** The form's own field: what it says is done as the entry is saved, and never written. */
export const reviewChoice = 'reviewChoice';

/** How a change concerns the review of a medical text. */
type Choice = 'ends' | 'small' | 'signed';

const labels: Record<Choice, (reviewer: string) => string> = {
  ends: () => 'The text says something else: the review ends',
  small: () => 'Small correction: the review still holds',
  signed: (reviewer) => `${reviewer} has read the text as it is now`,
};

/** The field in which the front desk says so, last in the form; none where nobody reviews texts. */
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
 * The review that an entry has once it is saved. A small correction keeps a review only if it was one of the
 * text before; without a choice a changed text keeps one that no longer fits, which the build doesn't show.
 * @param data with the answer of the form
 * @param today `YYYY-MM-DD`, by the clock of this computer unless told
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

/** A form's data without what Sveltia notes beside the entries of lists and doesn't write. */
function withoutMarks(data: EntryData): EntryData {
  return JSON.parse(
    JSON.stringify(data, (name, value) => (/^__sc_/.test(name) ? undefined : value)),
  );
}
