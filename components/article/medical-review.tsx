import { formatDate } from '#domain/articles/dates.ts';
import type { Review } from '#domain/articles/medical-review.ts';
import { careWords } from '#domain/words/practice.ts';

/** The medical review of a text, in the words that readers of medical sites expect. */
export function MedicalReview({ review: { name, degree, date } }: { review: Review }) {
  return (
    <span>
      {`${careWords.reviewedBy(name, degree)} `}
      <time dateTime={date}>{formatDate(date)}</time>
    </span>
  );
}
