import type { IslandModule } from './wake.ts';

/** Every island of the site by its file; the browser fetches one when it wakes. */
export const islandLoaders = import.meta.glob<IslandModule>('../*/*.island.tsx');
