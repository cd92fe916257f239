import { care } from '../practice/practice.ts';
import type { ReviewRecord } from '../schema/review.ts';

/** Who has checked a medical text, and when. */
export type Review = NonNullable<typeof care.reviewer> & Pick<ReviewRecord, 'date'>;

/** An entry that somebody may have reviewed. */
export interface ReviewedText {
  review?: ReviewRecord | undefined;
}

/**
 * The review that a page may claim. Entries arrive without that of a text which was changed since
 * (`domain/read/review.ts`), and nobody answers for what another person has checked.
 */
export function reviewOf({ review }: ReviewedText, { reviewer } = care): Review | undefined {
  if (!review || review.by !== reviewer?.name) return undefined;
  return { ...reviewer, date: review.date };
}
