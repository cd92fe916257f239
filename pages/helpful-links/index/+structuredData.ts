import { describeIndex, guideGroups, plainPages, texts } from '#content/index.ts';

export default () =>
  describeIndex(
    plainPages.guides,
    texts('helpful-links'),
    guideGroups.flatMap(({ guides }) => guides),
  );
