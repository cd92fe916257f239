import * as z from 'zod/mini';

const words = {
  name: { short: 'Name is too short', long: 'Name is too long' },
  email: 'Invalid email',
  phone: 'Invalid phone number',
  message: { short: 'Message is too short', long: 'Message is too long' },
};

/** Length limits of a contact message, as `countCharacters` counts. */
export const messageLimits = { name: { min: 2, max: 50 }, message: { min: 10, max: 500 } } as const;

/** The longest email address (RFC 5321), and room for any phone number with spaces. */
const longest = { email: 254, phone: 32 };

const phoneCharacters = /^[\d\-()\s.+]+$/;

/** An address whose domain has a dot: without one, no mail server outside of a network can be reached. */
const withDot = /@.*\./;

/**
 * The fields of the contact form, shared by browser, server and tests. Name and message stay as typed. Phone and email
 * become what they look like, before their rules apply.
 */
export const contactMessageSchema = z.object({
  name: textOf('name'),
  email: z.string(words.email).check(
    z.overwrite((text) => withAsciiDomain(plain(text))),
    z.maxLength(longest.email, words.email),
    z.regex(z.regexes.html5Email, words.email),
    z.regex(withDot, words.email),
  ),
  phone: z
    .string(words.phone)
    .check(
      z.overwrite(plain),
      z.maxLength(longest.phone, words.phone),
      z.regex(phoneCharacters, words.phone),
    ),
  message: textOf('message'),
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

/** Returns the length of a text in code points, with a letter and its accent as one: the schema counts the same. */
export function countCharacters(text: string): number {
  return [...text.normalize()].length;
}

function textOf(field: 'name' | 'message') {
  const { min, max } = messageLimits[field];
  const { short, long } = words[field];
  return z.string(short).check(
    z.refine((text) => {
      const seen = text.replace(invisible, '');
      return seen.trim() !== '' && countCharacters(seen) >= min;
    }, short),
    z.refine((text) => countCharacters(text) <= max, long),
  );
}

/** Characters that nobody sees: format and control characters, variation selectors, fillers, two symbols without ink. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]|(?!\s)\p{Cc}/gu;

/** Characters that look like a hyphen: every dash, the minus sign, and the hyphen bullet. */
const hyphens = /[\p{Pd}\u2212\u2043]/gu;

/** Returns a text as it looks, in plain characters: `+1 973-555` for one with a no-break space and U+2011. */
function plain(text: string): string {
  return text
    .replace(invisible, '')
    .normalize('NFKC')
    .replace(hyphens, '-')
    .replace(/\s/g, ' ')
    .trim();
}

/** Returns an email address with its internationalized domain in Punycode, if it is one. */
function withAsciiDomain(address: string): string {
  const [, mailbox, domain = ''] = /^([^@]*)@([\w.\-\P{ASCII}]+)$/u.exec(address) ?? [];
  if (!/\P{ASCII}/u.test(domain)) return address;
  try {
    return `${mailbox}@${new URL(`https://${domain}`).hostname}`;
  } catch {
    return address;
  }
}
