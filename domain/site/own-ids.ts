import { sourceAnchor } from '../articles/citations.ts';
import { factsAnchor } from '../practice/patient-facts.ts';
import { getHelpAnchor } from '../words/urgency.ts';

/** The IDs that pages with a Markdown text use themselves, beside the numbered ones of sources. */
const ownIds = new Set([
  // Every page
  'root',
  'main',
  'menu',
  'services-panel',
  'comfort-panel',
  'comfort-hint',
  // The parts around a text
  'on-this-page',
  'break-timer',
  factsAnchor,
  getHelpAnchor,
  'related',
  'sources',
  'closing',
  'next-step',
  // The other parts of an eye problem
  'what-you-notice',
  'what-it-is',
  'at-home',
  'at-a-visit',
  'who-else',
]);

/** Returns the ID of a text's heading. Where the page around the text has the same ID, it gets one of its own. */
export function headingId(slug: string): string {
  const isTaken = ownIds.has(slug) || slug === sourceAnchor(Number(slug.replace(/^.*-/, '')));
  // No slug contains a colon, so no other heading has this ID.
  return isTaken ? `text:${slug}` : slug;
}
