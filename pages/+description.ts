import type { PageContext } from 'vike/types';
import type { PageMeta } from '#domain/site/page-meta.ts';

export default ({ data }: PageContext<PageMeta | undefined>) => data?.description ?? null;
