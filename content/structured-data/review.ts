import type { PersonLeaf } from 'schema-dts';
import { type Review, reviewOf } from '../medical-review.ts';

/** Who has checked the text of a page since it was changed. Nothing where nobody has. */
export function reviewFields(updated: string): { reviewedBy?: PersonLeaf; lastReviewed?: string } {
  const review = reviewOf(updated);
  return review ? { reviewedBy: reviewerNode(review), lastReviewed: review.date } : {};
}

function reviewerNode({ name, degree }: Review): PersonLeaf {
  return { '@type': 'Person', name, honorificSuffix: degree };
}
