import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { viewPost } from '#content/index.ts';

/** A post that has no folder of its own; an unknown slug leads to the list of posts. */
export async function data({ routeParams, env }: PageContextServer) {
  const view = await viewPost(routeParams['slug'] ?? '', env?.ASSETS);
  if (!view) throw redirect('/blog');
  return view;
}
