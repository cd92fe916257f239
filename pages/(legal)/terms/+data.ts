import { legalPages } from '#content/index.ts';

export const data = () => legalPages.load('terms');
