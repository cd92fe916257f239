import type { PageContext } from 'vike/types';
import { describeLegal, type LegalPage } from '#content/index.ts';

export default ({ data }: PageContext<LegalPage>) => describeLegal(data);
