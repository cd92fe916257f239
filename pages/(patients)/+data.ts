import type { PageContextServer } from 'vike/types';
import { patientPages } from '#content/index.ts';

export const data = ({ urlPathname }: PageContextServer) => patientPages.load(urlPathname.slice(1));
