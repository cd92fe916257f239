import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { viewGuide } from '#domain/index.ts';

/** Loads the guide at this address. An unknown slug gets the not-found page. */
export async function data({ routeParams }: PageContextServer) {
  const view = await viewGuide(routeParams['slug'] ?? '');
  if (!view) throw render(404);
  return view;
}
