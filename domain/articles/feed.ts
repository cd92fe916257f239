import { practice } from '../content.ts';
import { siteWords } from '../words/site.ts';

/** The link to the Atom feed of posts and guides. */
export const siteFeed = {
  path: '/feed.xml',
  title: siteWords.feed(practice.name),
} as const;
