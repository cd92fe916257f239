import type { IslandModule } from './hydrate-islands.ts';

/** Every island of the site by its file; the browser fetches one when it is hydrated. */
export const islandLoaders = import.meta.glob<IslandModule>('../*/*.island.tsx');
