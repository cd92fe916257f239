import { indexJsonLd, pageCopy, plainPages, problemGroups } from '#domain/index.ts';

export default () =>
  indexJsonLd(
    plainPages.problems,
    pageCopy('eye-problems'),
    problemGroups.flatMap(({ problems }) => problems),
  );
