import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { bySlug, guides } from '#domain/content.ts';
import { entryMeta } from '#domain/site/page-meta.ts';
import { guideJsonLd } from '#domain/structured-data/entries.ts';

/** Finds the guide at this address. An unknown slug gets the not-found page. */
export function data({ routeParams }: PageContextServer) {
  const article = bySlug(guides, routeParams['slug']);
  if (!article) throw render(404);
  return { article, ...entryMeta(article, guideJsonLd(article)) };
}
