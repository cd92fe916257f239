import type { PageContext } from 'vike/types';
import { type LegalPage, practice } from '#content/index.ts';

export default ({ data }: PageContext<LegalPage>) => `${data.title} | ${practice.name}`;
