import type { PageContextServer } from 'vike/types';
import { loadPost } from '../load-post.ts';

export const data = (pageContext: PageContextServer) =>
  loadPost('latest-eye-care-technology', pageContext);
