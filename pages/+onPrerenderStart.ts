import type { PrerenderContext } from 'vike/types';

/**
 * Leaves the not-found page out of the build: as a file it would be a page that answers 200. The
 * worker renders it, with its status. The list is changed in place, because Vike 0.4.266 warns of a
 * property of its own when the hook returns a new one.
 */
export function onPrerenderStart({ pageContexts }: PrerenderContext) {
  const position = pageContexts.findIndex(({ is404 }) => is404);
  if (position >= 0) pageContexts.splice(position, 1);
}
