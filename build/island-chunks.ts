import type { Rolldown } from 'vite';

const everyIsland = [
  /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  /[\\/]node_modules[\\/]lucide-react[\\/]dist[\\/]esm[\\/](?!icons)/,
  /[\\/]components[\\/]island[\\/](hydrate|define-island|use-hydrated)\.ts/,
];

/** What pages without an island use too: in the file that all islands share it would bring React along. */
const everyPage = /[\\/]components[\\/]island[\\/]adopt-styles\.ts/;

/**
 * How the code of islands is cut into files: what every island needs, once; what most widgets
 * share, once; and a file for each island.
 */
export const islandChunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'adopt-styles', test: everyPage, priority: 3 },
    { name: 'react', test: (id) => everyIsland.some((part) => part.test(id)), priority: 2 },
    { name: 'widgets', test: /[\\/]node_modules[\\/]/, minShareCount: 3, priority: 1 },
  ],
};
