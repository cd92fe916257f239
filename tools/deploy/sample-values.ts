import { createHash } from 'node:crypto';
import fingerprints from './sample-fingerprints.json' with { type: 'json' };

const sampleHost = /[a-z0-9]\.example(?![a-z0-9-]|\.[a-z0-9])/i;
// The numbers 555-0100 to 555-0199 are set aside for examples.
const samplePhone = /(?:^|\D|\d{3})555[\s.-]?01\d{2}(?!\d)/;

const shortestSentence = 40;
/** What stands before a text in front matter: its name, or the mark of an entry. */
const field = /^\s*(?:- )?(?:\w+: )?['"]?/;

/** What the project was delivered with, each value by its fingerprint. */
type Kind = keyof typeof fingerprints;

/** A value of an object, and the path to it. */
export interface Leaf {
  path: string;
  value: string;
}

/**
 * Finds the values that cannot be a practice's own: what this project was delivered with, hosts that
 * end in `.example`, and telephone numbers that are set aside for examples.
 * @param path where that object is, for the answers
 */
export function findSamples(facts: unknown, path = ''): Leaf[] {
  return leavesOf(facts, path).filter(({ value }) => isSample(value));
}

/** The texts and numbers of an object, however deep, as texts. */
export function leavesOf(facts: unknown, path = ''): Leaf[] {
  if (typeof facts !== 'object' || facts === null) return [{ path, value: String(facts ?? '') }];
  return Object.entries(facts).flatMap(([key, value]) =>
    leavesOf(value, path === '' ? key : `${path}.${key}`),
  );
}

/** Whether a fact is one that can't be a practice's own. */
export function isSample(value: string): boolean {
  return sampleHost.test(value) || samplePhone.test(value) || isDelivered('facts', value);
}

/**
 * Whether a value is one that this project was delivered with: a town or a postal code, a color, what a
 * drawing draws (`outlinesOf`), or what a file holds (`hashOfFile`).
 */
export function isDelivered(kind: Kind, value: string): boolean {
  return fingerprints[kind].includes(fingerprint(value));
}

/** The outlines of an SVG file, whatever its colors. */
export function outlinesOf(svg: string): string {
  return Array.from(svg.matchAll(/\sd="([^"]+)"/g), ([, outline]) => outline).join(' ');
}

/** The sentences of a Markdown file, front matter included, that are too long to be another's by chance. */
export function sentencesOf(markdown: string): string[] {
  const sentences = markdown
    .split(/\n|(?<=[.?!])\s+/)
    .map((line) => line.replace(field, '').trim());
  return sentences.filter((sentence) => sentence.length >= shortestSentence);
}

/** A picture or video by what it holds. */
export function hashOfFile(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}

/** What the list of delivered values holds of one: facts themselves stand in one place only. */
export function fingerprint(value: string): string {
  const normalized = value.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return createHash('sha256').update(normalized).digest('hex').slice(0, 16);
}
