import { practice } from './practice.ts';

/** Where readers of feeds find new posts and guides. */
export const siteFeed = {
  path: '/feed.xml',
  title: `${practice.name}: articles and guides`,
} as const;
