import type { ReviewRecord } from '../schema/review.ts';
import type { EntryData } from './entry-text.ts';
import { withoutEmpty } from './without-empty.ts';

/** Fields that a medical review doesn't cover. All others are part of the text. */
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
  'plate',
  'related',
  'review',
  'slug',
  'updated',
  'view',
]);

/**
 * Returns the fingerprint of an entry's text. It is the same in Node and in browsers, and doesn't depend on
 * the file's formatting.
 * @returns 16 hexadecimal digits
 */
export function fingerprintOf(data: EntryData): string {
  const text = Object.entries(data).filter(([name]) => !unreviewed.has(name));
  return hash(JSON.stringify(normalize(withoutEmpty(Object.fromEntries(text)))));
}

/** Returns whether an entry's review covers its current text. */
export function isReviewed(data: EntryData): boolean {
  const { fingerprint } = (data['review'] ?? {}) as Partial<ReviewRecord>;
  return fingerprint === fingerprintOf(data);
}

/**
 * Returns a review of the current text.
 * @param by the name of the reviewer
 * @param date `YYYY-MM-DD`, on which the reviewer read it
 */
export function signReview(data: EntryData, by: string, date: string): ReviewRecord {
  return { by, date, fingerprint: fingerprintOf(data) };
}

/** Returns data with sorted fields, without empty lists, and with white space collapsed. */
function normalize(data: unknown): unknown {
  if (typeof data === 'string') return data.replace(/\s+/g, ' ').trim();
  if (Array.isArray(data)) return data.map(normalize);
  if (typeof data !== 'object' || data === null) return data;
  const fields = Object.entries(data)
    .filter(([, value]) => !Array.isArray(value) || value.length > 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([name, value]) => [name, normalize(value)]));
}

/**
 * FNV-1a, 64 bits. The browser's own hashes are asynchronous, and this one doesn't guard against attackers.
 */
function hash(text: string): string {
  let value = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    value = BigInt.asUintN(64, (value ^ BigInt(byte)) * 0x100000001b3n);
  }
  return value.toString(16).padStart(16, '0');
}
