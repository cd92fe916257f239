import { loadPost } from '../load-post.ts';

export const data = () => loadPost('latest-eye-care-technology');
