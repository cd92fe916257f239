import { expect, test } from 'vitest';
import { questionsFor, withAnswer } from '#domain/contact/questions.ts';

const questions = questionsFor(['Plan A', 'Plan B'], ['A Saturday']);
const [isNew, wasHere] = ['I’m a new patient.', 'I’ve been a patient before.'];
const [planA, planB] = ['My plan is Plan A.', 'My plan is Plan B.'];
const saturday = 'I’d like an eye exam. A Saturday would suit me.';

test.each([
  ['an empty message', '', isNew, `${isNew}\n`],
  ['the visitor’s own text', 'For two.\n\nThanks', planA, `${planA}\nFor two.\n\nThanks`],
  ['another answer', `${isNew}\nFor two.`, wasHere, `${wasHere}\nFor two.`],
  ['the same answer', `${isNew}\n${planB}\nFor two.`, planB, `${isNew}\nFor two.`],
  ['later answers', `${saturday}\n`, planA, `${planA}\n${saturday}\n`],
  ['an answer below other lines', `For two.\n${planA}`, isNew, `${isNew}\n${planA}\nFor two.`],
])('an answer is written into %s', (_, message, line, expected) => {
  expect(withAnswer(message, questions, line)).toBe(expected);
});

test('the plans are the practice’s, or else whether there is one', () => {
  const answersTo = (plans: string[]) =>
    questionsFor(plans, []).map(({ answers }) => answers.map(({ answer }) => answer));
  expect(answersTo(['Plan A'])).toEqual([['I’m new', 'I’ve been here'], ['Plan A']]);
  expect(answersTo([])[1]).toEqual(['I have a plan', 'No plan']);
});
