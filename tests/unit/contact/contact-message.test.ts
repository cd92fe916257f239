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
  test(`${field} of ${what} is ${says ? 'rejected' : 'accepted'}`, () => {
    expect(contactProblems({ ...goodMessage, [field]: value })).toEqual(
      says ? { [field]: says } : {},
    );
  });
}

test('missing fields get the same errors as empty ones', () => {
  expect(contactProblems({})).toEqual({
    name: 'Name is too short',
    email: 'Invalid email',
    phone: 'Invalid phone number',
    message: 'Message is too short',
  });
});

test('a value that isn’t a string is rejected like an empty one', () => {
  for (const value of [null, 5, true, ['Ann'], { toString: 'Ann' }]) {
    expect(Object.keys(contactProblems({ ...goodMessage, name: value }))).toEqual(['name']);
  }
});

test('unknown fields are dropped', () => {
  const parsed = contactMessageSchema.parse({ ...goodMessage, admin: true, __proto__: { a: 1 } });
  expect(parsed).toEqual(goodMessage);
});

test('whitespace around an email address is trimmed, as browsers do', () => {
  expect(contactMessageSchema.parse({ ...goodMessage, email: ' a@b.co ' }).email).toBe('a@b.co');
});

test('any text is validated by its length without throwing', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 600, unit: 'binary' }), (message) => {
      const length = countCharacters(message);
      const isRight = length >= 10 && length <= 500 && message.trim() !== '';
      expect(contactProblems({ ...goodMessage, message }).message === undefined).toBe(isRight);
    }),
  );
});
