import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { viewPost } from '#domain/index.ts';

/** Loads the post at this address. An unknown slug redirects to the list of posts. */
export async function data({ routeParams }: PageContextServer) {
  const view = await viewPost(routeParams['slug'] ?? '');
  if (!view) throw redirect('/blog');
  return view;
}
