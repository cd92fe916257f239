import { loadPost } from '../load-post.ts';

export const data = () => loadPost('understanding-ocular-disease-management');
