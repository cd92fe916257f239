import { plainMeta } from '#domain/site/page-meta.ts';
import { plainPages } from '#domain/site/plain-pages.ts';
import { pageJsonLd } from '#domain/structured-data/pages.ts';

export const data = () => plainMeta(plainPages.sitemap, 'sitemap', pageJsonLd);
