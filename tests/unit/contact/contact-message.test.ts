import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  contactMessageSchema,
  contactProblems,
  countCharacters,
} from '#domain/contact/contact-message.ts';
import { cases } from '../../contact/cases.ts';
import { goodMessage } from '../../contact/post.ts';

for (const { field, what, value, says } of cases) {
  test(`${field} of ${what} is ${says ? 'refused' : 'taken'}`, () => {
    expect(contactProblems({ ...goodMessage, [field]: value })).toEqual(
      says ? { [field]: says } : {},
    );
  });
}

test('missing fields are refused with the words of empty ones', () => {
  expect(contactProblems({})).toEqual({
    name: 'Name is too short',
    email: 'Invalid email',
    phone: 'Invalid phone number',
    message: 'Message is too short',
  });
});

test('what is no text is refused like nothing', () => {
  for (const value of [null, 5, true, ['Ann'], { toString: 'Ann' }]) {
    expect(Object.keys(contactProblems({ ...goodMessage, name: value }))).toEqual(['name']);
  }
});

test('fields that nobody asked for are left behind', () => {
  const parsed = contactMessageSchema.parse({ ...goodMessage, admin: true, __proto__: { a: 1 } });
  expect(parsed).toEqual(goodMessage);
});

test('white space around an address goes, as browsers remove it', () => {
  expect(contactMessageSchema.parse({ ...goodMessage, email: ' a@b.co ' }).email).toBe('a@b.co');
});

test('any text is judged by its length and never throws', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 600, unit: 'binary' }), (message) => {
      const length = countCharacters(message);
      const isRight = length >= 10 && length <= 500 && message.trim() !== '';
      expect(contactProblems({ ...goodMessage, message }).message === undefined).toBe(isRight);
    }),
  );
});
