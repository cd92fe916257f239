import { redirect, render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { bySlug, posts } from '#domain/content.ts';
import { entryMeta } from '#domain/site/page-meta.ts';
import { isPage } from '#domain/site/routes.ts';
import { postJsonLd } from '#domain/structured-data/entries.ts';

/** Finds the post at this address. An unknown slug redirects to the list of posts, if there is one. */
export function data({ routeParams }: PageContextServer) {
  const article = bySlug(posts, routeParams['slug']);
  if (!article) throw isPage('/blog') ? redirect('/blog') : render(404);
  return { article, ...entryMeta(article, postJsonLd(article)) };
}
