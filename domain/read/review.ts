import type { ReviewRecord } from '../schema/review.ts';
import type { EntryData } from './entry-text.ts';
import { withoutEmpty } from './without-empty.ts';

/** What a reviewer doesn't answer for. A field that isn't named here is part of the text. */
const unreviewed = new Set([
  'author',
  'category',
  'date',
  'draft',
  'formerSlugs',
  'icon',
  'image',
  'keywords',
  'order',
  'related',
  'review',
  'slug',
  'updated',
]);

/**
 * The fingerprint of an entry's text, as its file has it: the same in Node and in a browser, however the
 * file is laid out.
 * @returns 16 hexadecimal digits
 */
export function fingerprintOf(data: EntryData): string {
  const text = Object.entries(data).filter(([name]) => !unreviewed.has(name));
  return hash(JSON.stringify(normalize(withoutEmpty(Object.fromEntries(text)))));
}

/** Whether an entry's review is one of the text that it has now. */
export function isReviewed(data: EntryData): boolean {
  const { fingerprint } = (data['review'] ?? {}) as Partial<ReviewRecord>;
  return fingerprint === fingerprintOf(data);
}

/**
 * The review of a text as it is.
 * @param by the name of the reviewer
 * @param date `YYYY-MM-DD`, on which the reviewer has read it
 */
export function signReview(data: EntryData, by: string, date: string): ReviewRecord {
  return { by, date, fingerprint: fingerprintOf(data) };
}

/** Data with its fields in one order, without empty lists, and with one space where there is white space. */
function normalize(data: unknown): unknown {
  if (typeof data === 'string') return data.replace(/\s+/g, ' ').trim();
  if (Array.isArray(data)) return data.map(normalize);
  if (typeof data !== 'object' || data === null) return data;
  const fields = Object.entries(data)
    .filter(([, value]) => !Array.isArray(value) || value.length > 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([name, value]) => [name, normalize(value)]));
}

/** FNV-1a of 64 bits: a browser's own hashes answer later, and this one guards against no attacker. */
function hash(text: string): string {
  let value = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    value = BigInt.asUintN(64, (value ^ BigInt(byte)) * 0x100000001b3n);
  }
  return value.toString(16).padStart(16, '0');
}
