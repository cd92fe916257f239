import { expect, test } from 'vitest';
import type { EntryData } from '#domain/read/entry-text.ts';
import { isReviewed, signReview } from '#domain/read/review.ts';
import { remember } from '../../../editor/content.ts';
import { reviewAfter, reviewChoice } from '../../../editor/review.ts';

const faqs = [{ question: 'Does it hurt?', answer: 'No, it doesn’t.' }];
const text = { slug: 'drops', title: 'Drops', faqs };
const held = signReview(text, 'Given Family', '2026-05-10');
/** Form data: list entries have item ids, and empty fields are present. */
const changed = {
  ...text,
  title: 'The Drops',
  faqs: faqs.map((entry) => ({ ...entry, __sc_item_id: 'a1' })),
  firstAid: '',
  review: held,
};

/** Returns a changed text as it is saved, with the review that follows from the form's choice. */
function after(before: object, choice?: string): EntryData {
  remember('care', { reviewer: { name: 'Given Family', degree: 'OD' } });
  remember('texts', { ...text, ...before });
  const review = reviewAfter('texts', { ...changed, [reviewChoice]: choice }, '2026-05-20');
  return { ...text, title: changed.title, review };
}

test.each([undefined, 'ends'])('a changed text loses its review with the choice %s', (choice) => {
  expect(isReviewed(after({ review: held }, choice))).toBe(false);
});

test('a small correction keeps the review and its day', () => {
  const saved = after({ review: held }, 'small');
  expect(isReviewed(saved)).toBe(true);
  expect(saved['review']).toMatchObject({ by: 'Given Family', date: '2026-05-10' });
});

test('a small correction doesn’t restore a review that had already ended', () => {
  expect(isReviewed(after({ review: held, title: 'Other Drops' }, 'small'))).toBe(false);
  expect(isReviewed(after({}, 'small'))).toBe(false);
});

test('“signed” records today’s review of the current text', () => {
  const saved = after({}, 'signed');
  expect(isReviewed(saved)).toBe(true);
  expect(saved['review']).toMatchObject({ by: 'Given Family', date: '2026-05-20' });
});
