import type { z } from 'zod';
import type { CitedText } from '../../domain/core/addresses.ts';
import { fieldIn } from '../schema-json.ts';
import type { ContentProblem } from './content-error.ts';
import { mapTexts } from './entry-text.ts';

/**
 * A marker that cites a source at the end of a sentence: `Three in four children got better.[^citt-2008]`.
 * Texts are read without their markers, so that no code can show one by accident.
 */
const marker = / ?\[\^([^\]]*)\]/g;

/**
 * Removes the markers from a front matter, and returns the texts that had some, by field. They don't count toward the
 * length of a text. A field may have some if its schema has `cites` in `.meta`.
 */
export function liftMarkers(file: string, frontMatter: object, schema: z.ZodType) {
  const cited: Record<string, string> = {};
  const problems: ContentProblem[] = [];
  const plain = mapTexts(frontMatter, (text, field) => {
    const words = withoutMarkers(text);
    if (words === text) return text;
    const expected = 'a text without [^id]: this field shows no sources';
    if (fieldIn(schema, field).cites) cited[field] = text;
    else problems.push({ file, field, expected, received: text });
    return words;
  });
  return { plain, cited, problems };
}

/** Returns a text without its markers. */
export function withoutMarkers(text: string): string {
  return text.replaceAll(marker, '');
}

/** What is expected in place of a marker that `unknownMarkers` finds. */
export const sourceRule = "one of the page's own sources: add it to `sources` first";

/** Returns the markers of a text that name none of an entry's sources. */
export function unknownMarkers(text: string, ids: readonly string[]): string[] {
  return [...text.matchAll(marker)]
    .filter(([, id = '']) => !ids.includes(id))
    .map(([received]) => received.trim());
}

/** Splits a text at its markers. Each marker becomes the source's number in `ids`. */
export function splitAtMarkers(text: string, ids: readonly string[]): CitedText {
  // Every second piece is what the pattern's group captured.
  return text
    .split(marker)
    .map((piece, index) => (index % 2 === 1 ? ids.indexOf(piece) + 1 : piece))
    .filter((piece) => piece !== '');
}
