import type { PageContextServer } from 'vike/types';
import { legalPages } from '#content/index.ts';

export const data = ({ urlPathname }: PageContextServer) => legalPages.load(urlPathname.slice(1));
