import { care } from '../content.ts';
import type { ReviewRecord } from '../schema/shared.ts';

/** The reviewer of a medical text, and the date of the review. */
export type Review = NonNullable<typeof care.reviewer> & { date: string };

/** An entry that may have been reviewed. */
export interface ReviewedText {
  reviewed?: ReviewRecord | undefined;
  updated: string;
}

/** Returns the review that a page may claim, if any: by the current reviewer, of a text that hasn't changed since. */
export function reviewOf({ reviewed, updated }: ReviewedText): Review | undefined {
  const { reviewer } = care;
  if (!reviewed || reviewed.by !== reviewer?.name || updated > reviewed.on) return undefined;
  return { ...reviewer, date: reviewed.on };
}
