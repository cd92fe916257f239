import type { Rolldown } from 'vite';

const everyIsland = [
  /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  /[\\/]node_modules[\\/]lucide-react[\\/]dist[\\/]esm[\\/](?!icons)/,
  /[\\/]components[\\/]island[\\/](hydrate|define-island|use-hydrated)\.ts/,
];

/**
 * How the islands' code is split: one chunk that every island needs, one that several widgets share, and one per
 * island.
 */
export const islandChunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'react', test: (id) => everyIsland.some((part) => part.test(id)), priority: 2 },
    { name: 'widgets', test: /[\\/]node_modules[\\/]/, minShareCount: 3, priority: 1 },
  ],
};
