import { pageCopy, pageJsonLd, plainPages } from '#domain/index.ts';

export default () => pageJsonLd(plainPages.sitemap, pageCopy('sitemap'));
