import type { PersonLeaf } from 'schema-dts';
import { reviewOf } from '../medical-review.ts';

/** Who has checked the text of a page since it was changed. Nothing where nobody has. */
export function reviewFields(updated: string): { reviewedBy?: PersonLeaf; lastReviewed?: string } {
  const review = reviewOf(updated);
  if (!review) return {};
  const { name, degree, date } = review;
  return {
    reviewedBy: { '@type': 'Person', name, honorificSuffix: degree },
    lastReviewed: date,
  };
}
