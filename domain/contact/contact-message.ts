import * as z from 'zod/mini';
import { contactProblemWords } from '../words/contact.ts';

const words = contactProblemWords;

/** Limits of a contact message in Unicode code points: an emoji is one, a combining mark another. */
export const messageLimits = { name: { min: 2, max: 50 }, message: { min: 10, max: 500 } } as const;

/** The longest address that e-mail can carry (RFC 5321), and room for any phone number with spaces. */
const longest = { email: 254, phone: 32 };

/** Digits, hyphen, parentheses, white space, dot and plus: as people write phone numbers. */
const phoneCharacters = /^[\d\-()\s.+]+$/;

/**
 * What the contact form asks for. Browser, server and tests share it. Limits count what was typed;
 * only the white space around an e-mail address goes, as browsers remove it too.
 */
export const contactMessageSchema = z.object({
  name: textBetween(messageLimits.name, words.name),
  email: z
    .string(words.email)
    .check(z.trim(), z.maxLength(longest.email, words.email), z.email(words.email)),
  phone: z
    .string(words.phone)
    .check(
      z.maxLength(longest.phone, words.phone),
      z.regex(phoneCharacters, words.phone),
      notBlank(words.phone),
    ),
  message: textBetween(messageLimits.message, words.message),
});

export type ContactMessage = z.infer<typeof contactMessageSchema>;
export type ContactField = keyof ContactMessage;
export type ContactProblems = Partial<Record<ContactField, string>>;

/** The first problem of each field, in the form's words; empty where the message may be sent. */
export function contactProblems(values: unknown): ContactProblems {
  const problems: ContactProblems = {};
  for (const { path, message } of contactMessageSchema.safeParse(values).error?.issues ?? []) {
    const field = path[0] as ContactField | undefined;
    if (field) problems[field] ??= message;
  }
  return problems;
}

/** The length of a text as the schema counts it. */
export function countCharacters(text: string): number {
  return [...text].length;
}

function textBetween(
  { min, max }: { min: number; max: number },
  { short, long }: { short: string; long: string },
) {
  return z.string(short).check(z.minLength(min, short), z.maxLength(max, long), notBlank(short));
}

/** White space alone says nothing. */
function notBlank(message: string) {
  return z.refine<string>((value) => value.trim() !== '', message);
}
