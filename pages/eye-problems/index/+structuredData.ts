import { describeIndex, plainPages, problemGroups, texts } from '#domain/index.ts';

export default () =>
  describeIndex(
    plainPages.problems,
    texts('eye-problems'),
    problemGroups.flatMap(({ problems }) => problems),
  );
