import { practice } from '../content.ts';

/** The link to the Atom feed of posts and guides. */
export const siteFeed = {
  path: '/feed.xml',
  title: `${practice.name}: articles and guides`,
} as const;
