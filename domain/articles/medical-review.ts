import { care } from '../practice/practice.ts';
import type { ReviewRecord } from '../schema/review.ts';

/** The reviewer of a medical text, and the date of the review. */
export type Review = NonNullable<typeof care.reviewer> & Pick<ReviewRecord, 'date'>;

/** An entry that may have been reviewed. */
export interface ReviewedText {
  review?: ReviewRecord | undefined;
}

/**
 * Returns the review that a page may claim, if any. The build already removed reviews of texts that changed
 * afterward (`domain/read/review.ts`); this also ignores reviews by anyone but the current reviewer.
 */
export function reviewOf({ review }: ReviewedText, { reviewer } = care): Review | undefined {
  if (!review || review.by !== reviewer?.name) return undefined;
  return { ...reviewer, date: review.date };
}
