import { practice } from '../practice/practice.ts';
import { siteWords } from '../words/site.ts';

/** Where readers of feeds find new posts and guides. */
export const siteFeed = {
  path: '/feed.xml',
  title: siteWords.feed(practice.name),
} as const;
