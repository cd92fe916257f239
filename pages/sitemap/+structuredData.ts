import { describePage, plainPages, texts } from '#content/index.ts';

export default () => describePage(plainPages.sitemap, texts('sitemap'));
