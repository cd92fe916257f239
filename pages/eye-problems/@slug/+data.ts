import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { viewProblem } from '#domain/index.ts';

/** The eye problem of this address; an unknown slug is the not-found page. */
export async function data({ routeParams }: PageContextServer) {
  const view = await viewProblem(routeParams['slug'] ?? '');
  if (!view) throw render(404);
  return view;
}
