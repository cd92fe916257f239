import type { PrerenderContext } from 'vike/types';

/**
 * Leaves out the not-found page: as a file it would have status 200, so the worker renders it. The list is changed in
 * place, because Vike 0.4.266 warns about its own property if the hook returns a new list.
 */
export function onPrerenderStart({ pageContexts }: PrerenderContext) {
  const missing = pageContexts.findIndex(({ is404 }) => is404);
  pageContexts.splice(missing, 1);
}
