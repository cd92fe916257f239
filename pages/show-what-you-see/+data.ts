import { plainPages } from '#domain/core/addresses.ts';
import { plainMeta } from '#domain/site/page-meta.ts';
import { pageJsonLd } from '#domain/structured-data/pages.ts';

export const data = () => plainMeta(plainPages.show, 'show-what-you-see', pageJsonLd);
