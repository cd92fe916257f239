import { expect, test } from 'vitest';
import { type ContactField, contactProblems } from '#domain/contact/contact-message.ts';
import { goodMessage, submissionOf } from '../../contact/post.ts';
import { send, withReceiver } from './delivering.ts';

type Rule = [says: string, field: ContactField, values: readonly string[]];

/** Values of each field, and what the form says about them. Limits count code points: an emoji is one. */
const rules: readonly Rule[] = [
  ['', 'name', ['Al', 'a'.repeat(50), '👓'.repeat(50), 'e\u0301', 'מרים כהן', '<b>Ann</b> & "Co"']],
  ['Name is too short', 'name', ['', 'A', '     ', '\u00a0\u00a0\u00a0', '👓']],
  ['Name is too long', 'name', ['a'.repeat(51), '👓'.repeat(51)]],
  ['', 'email', ['a@b.co', 'first.last+tag@sub.example.com', "o'neil@example.org", addressOf(254)]],
  ['Invalid email', 'email', ['', 'plain', 'a@b', 'a b@example.com', 'Ann <a@example.com>']],
  ['Invalid email', 'email', ['a@example.com,b@example.com', addressOf(255)]],
  ['', 'phone', ['(973) 555-0142', '+1 973.555.0142', '555', '+', '()', '5'.repeat(32)]],
  ['Invalid phone number', 'phone', ['', '   ', 'call me', '973-555-0142 ext. 5', '555#12']],
  ['Invalid phone number', 'phone', ['٩٧٣٥٥٥', '973–555', '5'.repeat(33)]],
  ['', 'message', ['m'.repeat(10), 'm'.repeat(500), '👁'.repeat(10), 'שלום, יש לי שאלה']],
  ['', 'message', [`${'m'.repeat(49)}\n`.repeat(10)]],
  ['Message is too short', 'message', ['', 'm'.repeat(9), ' \n\t'.repeat(5), '👁'.repeat(9)]],
  ['Message is too long', 'message', ['m'.repeat(501), '👁'.repeat(501)]],
];

test.each(rules)('form and endpoint say “%s” of %s %#', async (says, field, values) => {
  await withReceiver(200, async ({ received }) => {
    for (const value of values) {
      const message = { ...goodMessage, [field]: value };
      expect(contactProblems(message), value).toEqual(says ? { [field]: says } : {});
      const { status } = await send({ body: submissionOf(message) });
      expect(status, value).toBe(says ? 400 : 204);
    }
    expect(received).toHaveLength(says ? 0 : values.length);
  });
});

/** Returns an email address with this number of characters. */
function addressOf(length: number): string {
  const labels = `${'b'.repeat(50)}.`.repeat(5);
  return `a@${labels.slice(-(length - 'a@example'.length))}example`;
}
