import { guides } from '#domain/content.ts';
import { plainMeta } from '#domain/site/page-meta.ts';
import { plainPages } from '#domain/site/plain-pages.ts';
import { indexJsonLd } from '#domain/structured-data/pages.ts';

export const data = () => plainMeta(plainPages.allGuides, 'eye-care-guides', indexJsonLd(guides));
