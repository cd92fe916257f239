import {
  type ArticlePage,
  absoluteUrl,
  booking,
  bookingLink,
  formatAddress,
  formatDate,
  openLocations,
  phoneLink,
  practice,
  type Review,
  siteOrigin,
} from '#domain/index.ts';
import { articleWords } from '#domain/words/article.ts';
import { bookingWords } from '#domain/words/booking.ts';
import { locationWords as words } from '#domain/words/locations.ts';
import { careWords } from '#domain/words/practice.ts';
import { sourceKindWords } from '#domain/words/sources.ts';

/** Escapes plain text for one line of Markdown. */
export function inline(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>~|]|&(?=#?\w+;)/g, '\\$&')
    .replace(/^([#+=-])/, '\\$1')
    .replace(/^(\d+)([.)])/, '$1\\$2');
}

export function link(title: string, path: string): string {
  return `[${inline(title)}](${absoluteUrl(path)})`;
}

export function bullets(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

/** Returns a term in bold, followed by its text with citation numbers. */
export function titled(
  { title, text }: { title: string; text: string },
  page: Pick<ArticlePage, 'cited'>,
  field?: string,
): string {
  return `**${inline(title)}**: ${cited(text, page, field)}`;
}

/** Joins blocks into a document and omits empty ones. */
export function blocks(...parts: readonly (string | false | undefined)[]): string {
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** Returns an author's Markdown with absolute links. */
export function withAbsoluteLinks(markdown: string): string {
  return markdown.replaceAll('](/', `](${siteOrigin()}/`);
}

/** Returns the line with the date of the medical review and the reviewer. */
export function reviewLine({ name, degree, date }: Review): string {
  return inline(`${careWords.reviewedBy(name, degree)} ${formatDate(date)}`);
}

/** Returns how to reach every location of the practice. Every document ends with this. */
export function contactLines(locations = openLocations): string {
  const isOnly = locations.length === 1;
  const lines = locations.flatMap(({ name, address, phone, email }) => [
    `${inline(isOnly ? practice.name : name)}, ${inline(formatAddress(address))}`,
    `${words.phone}: [${inline(phone)}](${phoneLink(phone)})`,
    `${words.email}: [${inline(email)}](mailto:${email})`,
  ]);
  const heading = isOnly ? [] : [inline(practice.name)];
  const book = new URL(bookingLink(booking).href, siteOrigin());
  return bullets([...heading, ...lines, `[${inline(bookingWords.inText)}](${book})`]);
}

/**
 * Returns a text with its citation numbers in brackets.
 * @param field the field that the text is from; the sentence of a sign has none
 */
export function cited(text: string, { cited }: Pick<ArticlePage, 'cited'>, field = text): string {
  const pieces = cited[field] ?? [text];
  return inline(pieces.map((piece) => (typeof piece === 'number' ? `[${piece}]` : piece)).join(''));
}

/** Returns the numbered list of sources. */
export function sourceLines(sources: ArticlePage['sources']): string {
  return sources.map((source, index) => `${index + 1}. ${sourceLine(source)}`).join('\n');
}

function sourceLine(source: ArticlePage['sources'][number]): string {
  const { organization, title, year, url, kind } = source;
  const name = url ? `[*${inline(title)}*](<${url}>)` : `*${inline(title)}*`;
  const line = articleWords.source(inline(organization), sourceKindWords[kind], year);
  return line.replace('{title}', () => name);
}
