import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { viewPost } from '#domain/index.ts';

/** The post of this address; an unknown slug leads to the list of posts. */
export async function data({ routeParams }: PageContextServer) {
  const view = await viewPost(routeParams['slug'] ?? '');
  if (!view) throw redirect('/blog');
  return view;
}
