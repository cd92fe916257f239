import { describeIndex, guides, plainPages, texts } from '#domain/index.ts';

export default () =>
  describeIndex(plainPages.allGuides, texts('eye-care-guides'), guides.summaries);
