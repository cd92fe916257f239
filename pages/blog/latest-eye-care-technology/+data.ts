import { viewPost } from '#content/index.ts';

export const data = () => viewPost('latest-eye-care-technology');
