import type { PageContextServer } from 'vike/types';
import { loadPost } from '../load-post.ts';

export const data = (pageContext: PageContextServer) =>
  loadPost('understanding-ocular-disease-management', pageContext);
