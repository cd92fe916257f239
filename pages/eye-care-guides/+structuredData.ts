import { guides, indexJsonLd, pageCopy, plainPages } from '#domain/index.ts';

export default () =>
  indexJsonLd(plainPages.allGuides, pageCopy('eye-care-guides'), guides.summaries);
