import type { PageContext } from 'vike/types';
import type { LegalPage } from '#content/index.ts';

export default ({ data }: PageContext<LegalPage>) => data.metaDescription;
