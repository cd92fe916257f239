import { createHash } from 'node:crypto';
import fingerprints from './sample-fingerprints.json' with { type: 'json' };

const sampleHost = /[a-z0-9]\.example(?![a-z0-9-]|\.[a-z0-9])/i;
// The numbers 555-0100 to 555-0199 are reserved for examples.
const samplePhone = /(?:^|\D|\d{3})555[\s.-]?01\d{2}(?!\d)/;

const shortestSentence = 40;
/** The start of a line in front matter before its text: a key, or a list item's hyphen. */
const field = /^\s*(?:- )?(?:\w+: )?['"]?/;

/** A kind of value with fingerprints of what the project was delivered with. */
type Kind = keyof typeof fingerprints;

/** A single value in an object, and its path. */
export interface Leaf {
  path: string;
  value: string;
}

/**
 * Finds the values that can't be a practice's own: those that this project was delivered with, hosts that
 * end in `.example`, and phone numbers that are reserved for examples.
 * @param path the path of `facts`, which the returned paths start with
 */
export function findSamples(facts: unknown, path = ''): Leaf[] {
  return leavesOf(facts, path).filter(({ value }) => isSample(value));
}

/** Returns all values in an object, at any depth, as strings. */
export function leavesOf(facts: unknown, path = ''): Leaf[] {
  if (typeof facts !== 'object' || facts === null) return [{ path, value: String(facts ?? '') }];
  return Object.entries(facts).flatMap(([key, value]) =>
    leavesOf(value, path === '' ? key : `${path}.${key}`),
  );
}

/** Whether a value can't be a practice's own. */
export function isSample(value: string): boolean {
  return sampleHost.test(value) || samplePhone.test(value) || isDelivered('facts', value);
}

/**
 * Whether this project was delivered with a value: a fact, a town or a postal code, a color, a sentence, the
 * outlines of a drawing (`outlinesOf`), or the hash of a file (`hashOfFile`).
 */
export function isDelivered(kind: Kind, value: string): boolean {
  return fingerprints[kind].includes(fingerprint(value));
}

/** Returns the outlines of an SVG file, without its colors. */
export function outlinesOf(svg: string): string {
  return Array.from(svg.matchAll(/\sd="([^"]+)"/g), ([, outline]) => outline).join(' ');
}

/** Returns the sentences of a Markdown file, including its front matter, that are too long to match by chance. */
export function sentencesOf(markdown: string): string[] {
  const sentences = markdown
    .split(/\n|(?<=[.?!])\s+/)
    .map((line) => line.replace(field, '').trim());
  return sentences.filter((sentence) => sentence.length >= shortestSentence);
}

/** Returns a hash of a picture or video. */
export function hashOfFile(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}

/** Returns the fingerprint of a value. The list has no values, so that facts are written only in the content. */
export function fingerprint(value: string): string {
  const normalized = value.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return createHash('sha256').update(normalized).digest('hex').slice(0, 16);
}
