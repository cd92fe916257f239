import { describeIndex, guides, plainPages, texts } from '#content/index.ts';

export default () =>
  describeIndex(plainPages.allGuides, texts('eye-care-guides'), guides.summaries);
