import type { Rolldown } from 'vite';

const everyIsland = [
  /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  /[\\/]node_modules[\\/]lucide-react[\\/]dist[\\/]esm[\\/](?!icons)/,
  /[\\/]components[\\/]island[\\/](hydrate|define-island|use-hydrated)\.ts/,
];

/**
 * How the code of islands is cut into files: what every island needs, once; what most widgets
 * share, once; and a file for each island.
 */
export const islandChunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'react', test: (id) => everyIsland.some((part) => part.test(id)), priority: 2 },
    { name: 'widgets', test: /[\\/]node_modules[\\/]/, minShareCount: 3, priority: 1 },
  ],
};
