import { viewPost } from '#content/index.ts';

export const data = () => viewPost('choosing-right-frames');
