import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { bySlug, problems } from '#domain/content.ts';
import { entryMeta } from '#domain/site/page-meta.ts';
import { problemJsonLd } from '#domain/structured-data/entries.ts';

/** Finds the eye problem at this address. An unknown slug gets the not-found page. */
export function data({ routeParams }: PageContextServer) {
  const problem = bySlug(problems, routeParams['slug']);
  if (!problem) throw render(404);
  return { problem, ...entryMeta(problem, problemJsonLd(problem)) };
}
