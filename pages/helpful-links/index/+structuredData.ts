import { describeIndex, guideGroups, plainPages, texts } from '#domain/index.ts';

export default () =>
  describeIndex(
    plainPages.guides,
    texts('helpful-links'),
    guideGroups.flatMap(({ guides }) => guides),
  );
