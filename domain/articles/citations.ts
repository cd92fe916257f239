import type { SourceRecord } from '../schema/source.ts';

/** A text in pieces: words, and the numbers of the sources that support them. */
export type CitedText = readonly (string | number)[];

/** An entry as its page receives it, with its sources. */
export type Citing<Page> = Omit<Page, 'sources'> & {
  /** In the order of their numbers, from 1. */
  sources: readonly SourceRecord[];
  /** The record's texts that cite sources, split into pieces, by field (`faqs.0.answer`). */
  cited: Readonly<Record<string, CitedText>>;
};

/** Returns the host of a source's address without `www.`. */
export function sourceHost(url: string): string {
  return new URL(url).host.replace(/^www\./, '');
}

/** Returns the name of the link to a source, for screen readers. */
export function sourceName(number: number): string {
  return `Source ${number}`;
}

/** Returns the id of a source's line on the page. */
export function sourceAnchor(number: number): string {
  return `source-${number}`;
}
