import * as z from 'zod/mini';

const words = {
  name: { short: 'Name is too short', long: 'Name is too long' },
  email: 'Invalid email',
  phone: 'Invalid phone number',
  message: { short: 'Message is too short', long: 'Message is too long' },
};

/** Length limits of a contact message in Unicode code points: an emoji counts as one. */
export const messageLimits = { name: { min: 2, max: 50 }, message: { min: 10, max: 500 } } as const;

/** The longest email address (RFC 5321), and room for any phone number with spaces. */
const longest = { email: 254, phone: 32 };

const phoneCharacters = /^[\d\-()\s.+]+$/;

/**
 * The fields of the contact form, shared by browser, server and tests. Limits apply to the text as typed. Only the
 * email address is trimmed, because browsers trim it as well.
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

/** Returns the first error of each field, by field name. An empty object means that the message is valid. */
export function contactProblems(values: unknown): ContactProblems {
  const problems: ContactProblems = {};
  for (const { path, message } of contactMessageSchema.safeParse(values).error?.issues ?? []) {
    const field = path[0] as ContactField | undefined;
    if (field) problems[field] ??= message;
  }
  return problems;
}

/** Returns the length of a text in code points, as the schema counts it. */
export function countCharacters(text: string): number {
  return [...text].length;
}

function textBetween(
  { min, max }: { min: number; max: number },
  { short, long }: { short: string; long: string },
) {
  return z.string(short).check(z.minLength(min, short), z.maxLength(max, long), notBlank(short));
}

/** White space alone counts as empty. */
function notBlank(message: string) {
  return z.refine<string>((value) => value.trim() !== '', message);
}
