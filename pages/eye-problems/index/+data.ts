import { plainPages } from '#domain/core/addresses.ts';
import { problemGroups } from '#domain/problems/problems.ts';
import { plainMeta } from '#domain/site/page-meta.ts';
import { indexJsonLd } from '#domain/structured-data/pages.ts';

export function data() {
  const problems = problemGroups.flatMap((group) => group.problems);
  return plainMeta(plainPages.problems, 'eye-problems', indexJsonLd(problems));
}
