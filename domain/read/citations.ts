import type { CitedText } from '../articles/citations.ts';
import type { ContentProblem } from './content-error.ts';
import { mapTexts } from './map-texts.ts';

/**
 * Names a source at the end of a sentence: `Three in four children got better.[^citt-2008]`. Every text is
 * read without its markers, so that what shows it as it is, such as the search, can't show one.
 */
const marker = / ?\[\^([^\]]*)\]/g;

/** The texts of a front matter that may cite a source; all others are shown where no number can stand. */
const citing =
  /^(?:description\.\d+|(?:benefits|process|technology\.items|facts)\.\d+\.text|technology\.description|faqs\.\d+\.answer)$/;

/**
 * Takes the markers out of a front matter.
 * @returns what is left as `plain`, each text that had markers by the same text without them as `cited`,
 * and as `problems` where markers stand that have no place there
 */
export function liftMarkers(file: string, frontMatter: object) {
  const cited: Record<string, string> = {};
  const problems: ContentProblem[] = [];
  const plain = mapTexts(frontMatter, (text, field) => {
    const words = withoutMarkers(text);
    if (words === text) return text;
    if (mayCite(field)) cited[words] = text;
    else problems.push({ file, field, expected: 'a text that cites no source', received: text });
    return words;
  });
  return { plain, cited, problems };
}

/** Whether a text of the front matter may cite a source: then it is longer than what is shown of it. */
export function mayCite(field: string): boolean {
  return citing.test(field);
}

/** A text without its markers. */
export function withoutMarkers(text: string): string {
  return text.replaceAll(marker, '');
}

/** Ids that markers of a text name and that are not among these. */
export function unknownMarkers(text: string, ids: readonly string[]): string[] {
  const named = Array.from(text.matchAll(marker), ([, id = '']) => id);
  return named.filter((id) => !ids.includes(id));
}

/** A text in pieces: its words, and where a marker stood the number of the source among `ids`. */
export function splitAtMarkers(text: string, ids: readonly string[]): CitedText {
  // Every second piece is what the pattern captured.
  return text
    .split(marker)
    .map((piece, index) => (index % 2 === 1 ? ids.indexOf(piece) + 1 : piece))
    .filter((piece) => piece !== '');
}

/** Markdown in which the number of a source stands for each marker, as text. */
export function withNumbers(markdown: string, ids: readonly string[]): string {
  return markdown.replaceAll(marker, (_, id: string) => `\\[${ids.indexOf(id) + 1}\\]`);
}
