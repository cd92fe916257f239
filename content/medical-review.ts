import { care } from './practice.ts';

/** Who has checked the medical texts, and when. */
export type Review = NonNullable<typeof care.reviewer>;

/**
 * The review that covers a text: none where the text was changed after it.
 * @param updated the day on which the text was last changed
 */
export function reviewOf(updated: string, { reviewer } = care): Review | undefined {
  return reviewer && updated <= reviewer.date ? reviewer : undefined;
}
