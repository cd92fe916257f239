import { posts } from '#domain/content.ts';
import { plainPages } from '#domain/core/addresses.ts';
import { plainMeta } from '#domain/site/page-meta.ts';
import { indexJsonLd } from '#domain/structured-data/pages.ts';

export const data = () => plainMeta(plainPages.blog, 'blog', indexJsonLd(posts));
