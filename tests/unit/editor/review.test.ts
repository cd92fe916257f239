import { expect, test } from 'vitest';
import type { EntryData } from '#domain/read/entry-text.ts';
import { isReviewed, signReview } from '#domain/read/review.ts';
import { remember } from '../../../editor/content.ts';
import { reviewAfter, reviewChoice } from '../../../editor/review.ts';

const faqs = [{ question: 'Does it hurt?', answer: 'No, it doesn’t.' }];
const text = { slug: 'drops', title: 'Drops', faqs };
const held = signReview(text, 'Given Family', '2026-05-10');
/** As a form holds it: with marks beside the entries of lists, and with fields that are empty. */
const changed = {
  ...text,
  title: 'The Drops',
  faqs: faqs.map((entry) => ({ ...entry, __sc_item_id: 'a1' })),
  firstAid: '',
  review: held,
};

/** What is written of the review of a changed text, by the text that was there and the answer of the form. */
function after(before: object, choice?: string): EntryData {
  remember('care', { reviewer: { name: 'Given Family', degree: 'OD' } });
  remember('texts', { ...text, ...before });
  const review = reviewAfter('texts', { ...changed, [reviewChoice]: choice }, '2026-05-20');
  return { ...text, title: changed.title, review };
}

test.each([undefined, 'ends'])('a changed text loses its review, with the answer %s', (choice) => {
  expect(isReviewed(after({ review: held }, choice))).toBe(false);
});

test('a small correction keeps the review and its day', () => {
  const saved = after({ review: held }, 'small');
  expect(isReviewed(saved)).toBe(true);
  expect(saved['review']).toMatchObject({ by: 'Given Family', date: '2026-05-10' });
});

test('a small correction revives no review that had ended before', () => {
  expect(isReviewed(after({ review: held, title: 'Other Drops' }, 'small'))).toBe(false);
  expect(isReviewed(after({}, 'small'))).toBe(false);
});

test('the reviewer signs for the text as it is, today', () => {
  const saved = after({}, 'signed');
  expect(isReviewed(saved)).toBe(true);
  expect(saved['review']).toMatchObject({ by: 'Given Family', date: '2026-05-20' });
});
