import type { PrerenderContext } from 'vike/types';
import { isPage } from '#domain/index.ts';

/**
 * Prerenders what has an entry in the content. The not-found page has none: as a file it would answer
 * 200, so the worker renders it. Neither has a service or post that the practice removed.
 * The list is changed in place, because Vike 0.4.266 warns of a property of its own when the hook
 * returns a new one.
 */
export function onPrerenderStart({ pageContexts }: PrerenderContext) {
  const kept = pageContexts.filter(({ is404, urlOriginal }) => !is404 && isPage(urlOriginal));
  pageContexts.splice(0, pageContexts.length, ...kept);
}
