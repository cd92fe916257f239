import type { SourceRecord } from '../schema/source.ts';

/** A text in pieces: words, and the numbers of the sources that the words before them rest on. */
export type CitedText = readonly (string | number)[];

/** An entry as its page receives it, with what it rests on. */
export type Citing<Page> = Omit<Page, 'sources'> & {
  /** In the order of their numbers, from 1. */
  sources: readonly SourceRecord[];
  /** Each text of the record that cites sources, by its words. */
  cited: Readonly<Record<string, CitedText>>;
};

/** The host that a source's address leads to, as a reader knows it. */
export function sourceHost(url: string): string {
  return new URL(url).host.replace(/^www\./, '');
}

/** The id of a source's line on the page, by its number. */
export function sourceAnchor(number: number): string {
  return `source-${number}`;
}
