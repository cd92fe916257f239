import type { PageContextServer } from 'vike/types';
import { loadPost } from '../load-post.ts';

/** A post that has no folder of its own. */
export const data = ({ routeParams }: PageContextServer) => loadPost(routeParams['slug'] ?? '');
