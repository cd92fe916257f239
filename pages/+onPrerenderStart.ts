import type { PrerenderContext } from 'vike/types';
import { isPage } from '#domain/site/routes.ts';

/**
 * Prerenders the pages of entries. The not-found page isn't prerendered: as a file it would have status 200,
 * so the worker renders it. Services and posts that the practice removed aren't either. The list is changed
 * in place, because Vike 0.4.266 warns about its own property if the hook returns a new list.
 */
export function onPrerenderStart({ pageContexts }: PrerenderContext) {
  const kept = pageContexts.filter(({ is404, urlOriginal }) => !is404 && isPage(urlOriginal));
  pageContexts.splice(0, pageContexts.length, ...kept);
}
