import { loadPost } from '../load-post.ts';

export const data = () => loadPost('choosing-right-frames');
