import type { PrerenderContext } from 'vike/types';
import { isPage } from '#domain/site/routes.ts';

/**
 * Leaves out the not-found page, which as a file would have status 200, and lists without entries. The worker answers
 * both. The list is changed in place, because Vike 0.4.266 warns about its own property if the hook returns a new list.
 */
export function onPrerenderStart({ pageContexts }: PrerenderContext) {
  const shown = pageContexts.filter(({ urlOriginal }) => isPage(urlOriginal));
  pageContexts.splice(0, pageContexts.length, ...shown);
}
