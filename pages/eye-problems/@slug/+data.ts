import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { viewProblem } from '#domain/index.ts';

/** Loads the eye problem at this address. An unknown slug gets the not-found page. */
export async function data({ routeParams }: PageContextServer) {
  const view = await viewProblem(routeParams['slug'] ?? '');
  if (!view) throw render(404);
  return view;
}
