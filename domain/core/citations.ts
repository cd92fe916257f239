/** A text in pieces: words, and the numbers of the sources that support them. */
export type CitedText = readonly (string | number)[];

/** Returns the id of a source's line on the page. */
export function sourceAnchor(number: number): string {
  return `source-${number}`;
}

/** Returns the attributes of a link to that line, with a name for screen readers. */
export function sourceLink(number: number) {
  return { href: `#${sourceAnchor(number)}`, 'aria-label': `Source ${number}` };
}
