import { viewPost } from '#content/index.ts';

export const data = () => viewPost('understanding-ocular-disease-management');
