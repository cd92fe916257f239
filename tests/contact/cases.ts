import type { ContactField } from '../../domain/contact/contact-message.ts';

/** A value of one field and the error that the form shows for it, if any. */
export interface Case {
  field: ContactField;
  what: string;
  value: string;
  says?: string;
}

const [shortName, longName] = ['Name is too short', 'Name is too long'];
const [shortMessage, longMessage] = ['Message is too short', 'Message is too long'];
const [badEmail, badPhone] = ['Invalid email', 'Invalid phone number'];

/** Limits count code points: an emoji is one, and so is a combining mark. */
export const cases: readonly Case[] = [
  { field: 'name', what: 'nothing', value: '', says: shortName },
  { field: 'name', what: '1 character', value: 'A', says: shortName },
  { field: 'name', what: '2 characters', value: 'Al' },
  { field: 'name', what: '50 characters', value: 'a'.repeat(50) },
  { field: 'name', what: '51 characters', value: 'a'.repeat(51), says: longName },
  { field: 'name', what: 'blanks', value: '     ', says: shortName },
  { field: 'name', what: 'no-break spaces', value: '\u00a0\u00a0\u00a0', says: shortName },
  { field: 'name', what: 'one emoji', value: '👓', says: shortName },
  { field: 'name', what: '50 emoji', value: '👓'.repeat(50) },
  { field: 'name', what: '51 emoji', value: '👓'.repeat(51), says: longName },
  { field: 'name', what: 'a letter with a combining mark', value: 'e\u0301' },
  { field: 'name', what: 'right-to-left text', value: 'מרים כהן' },
  { field: 'name', what: 'Arabic', value: 'ليلى' },
  { field: 'name', what: 'markup', value: '<b>Ann</b> & "Co"' },
  { field: 'message', what: 'nothing', value: '', says: shortMessage },
  { field: 'message', what: '9 characters', value: 'm'.repeat(9), says: shortMessage },
  { field: 'message', what: '10 characters', value: 'm'.repeat(10) },
  { field: 'message', what: '500 characters', value: 'm'.repeat(500) },
  { field: 'message', what: '501 characters', value: 'm'.repeat(501), says: longMessage },
  { field: 'message', what: 'blanks', value: ' \n\t'.repeat(5), says: shortMessage },
  { field: 'message', what: '10 emoji', value: '👁'.repeat(10) },
  { field: 'message', what: '9 emoji', value: '👁'.repeat(9), says: shortMessage },
  {
    field: 'message',
    what: '500 characters with line breaks',
    value: `${'m'.repeat(49)}\n`.repeat(10),
  },
  { field: 'message', what: 'right-to-left text', value: 'שלום, יש לי שאלה' },
  ...email([
    'a@b.co',
    'first.last+tag@sub.example.com',
    "o'neil@example.org",
    'UPPER@EXAMPLE.COM',
    'x_y-z@example-host.net',
    '1@2.example',
    addressOf(254),
  ]),
  ...email(
    [
      '',
      'plain',
      '@example.com',
      'a@',
      'a@b',
      'a b@example.com',
      'a@exa mple.com',
      'a..b@example.com',
      '.a@example.com',
      'a@example..com',
      'a@@example.com',
      'a@example.com,b@example.com',
      'Ann <a@example.com>',
      'javascript:alert(1)',
      addressOf(255),
    ],
    badEmail,
  ),
  ...phone(['(973) 555-0142', '9735550142', '+1 973.555.0142', '555', '+', '()', '5'.repeat(32)]),
  ...phone(
    [
      '',
      '   ',
      'call me',
      '973-555-0142 ext. 5',
      '555#12',
      '٩٧٣٥٥٥',
      '973–555',
      '<1>',
      '5'.repeat(33),
    ],
    badPhone,
  ),
];

/** Returns an email address with this number of characters. */
function addressOf(length: number): string {
  const [name, ending] = ['a@', 'example'];
  const labels = `${'b'.repeat(50)}.`.repeat(5);
  return name + labels.slice(-(length - name.length - ending.length)) + ending;
}

function email(values: string[], says?: string): Case[] {
  return values.map((value) => describe('email', value, says));
}

function phone(values: string[], says?: string): Case[] {
  return values.map((value) => describe('phone', value, says));
}

function describe(field: ContactField, value: string, says: string | undefined): Case {
  return { field, what: JSON.stringify(value), value, ...(says !== undefined && { says }) };
}
