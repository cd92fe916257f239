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
