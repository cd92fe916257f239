import { Day } from '#components/layout/day.tsx';
import type { Review } from '#domain/articles/medical-review.ts';

/** The medical review of a text, in the words that readers of medical sites expect. */
export function MedicalReview({ review: { name, degree, date } }: { review: Review }) {
  return (
    <span>
      {`Medically reviewed by ${name}, ${degree}, on `}
      <Day date={date} />
    </span>
  );
}
