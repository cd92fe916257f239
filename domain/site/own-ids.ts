import { factsAnchor } from '../practice/patient-facts.ts';
import { getHelpAnchor } from '../words/urgency.ts';

/** Returns the id of a source's line on the page. */
export function sourceAnchor(number: number): string {
  return `source-${number}`;
}

/** Returns the attributes of a link to that line, with a name for screen readers. */
export function sourceLink(number: number) {
  return { href: `#${sourceAnchor(number)}`, 'aria-label': `Source ${number}` };
}

/** The IDs that pages with a Markdown text use themselves: of every page, around a text, and of an eye problem. */
const ownIds = new Set([
  ...'root main menu services-panel comfort-panel comfort-hint'.split(' '),
  ...'on-this-page break-timer related sources closing next-step'.split(' '),
  ...'what-you-notice what-it-is at-home at-a-visit who-else'.split(' '),
  factsAnchor,
  getHelpAnchor,
]);

/** Returns the ID of a text's heading. Where the page around the text has the same ID, it gets one of its own. */
export function headingId(slug: string): string {
  const isTaken = ownIds.has(slug) || slug === sourceAnchor(Number(slug.replace(/^.*-/, '')));
  // No slug contains a colon, so no other heading has this ID.
  return isTaken ? `text:${slug}` : slug;
}
