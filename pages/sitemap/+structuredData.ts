import { describePage, plainPages, texts } from '#domain/index.ts';

export default () => describePage(plainPages.sitemap, texts('sitemap'));
