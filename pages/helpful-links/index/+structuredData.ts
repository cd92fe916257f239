import { guideGroups, indexJsonLd, pageCopy, plainPages } from '#domain/index.ts';

export default () =>
  indexJsonLd(
    plainPages.guides,
    pageCopy('helpful-links'),
    guideGroups.flatMap(({ guides }) => guides),
  );
