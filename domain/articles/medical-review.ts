import { care } from '../content.ts';
import type { ReviewRecord } from '../schema/shared.ts';

/** The reviewer of a medical text, and the date of the review. */
export type Review = NonNullable<typeof care.reviewer> & { date: string };

/** An entry that may have been reviewed. */
export interface ReviewedText {
  reviewed?: ReviewRecord | undefined;
}

/**
 * Returns the review that a page may claim, if any. The build already removed reviews of texts that changed
 * afterward (`build/content/read-entry.ts`); this also ignores reviews by anyone but the current reviewer.
 */
export function reviewOf({ reviewed }: ReviewedText, { reviewer } = care): Review | undefined {
  if (!reviewed || reviewed.by !== reviewer?.name) return undefined;
  return { ...reviewer, date: reviewed.on };
}
