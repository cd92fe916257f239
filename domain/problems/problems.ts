import { type ProblemPage, problems } from '../content.ts';
import { noticeGroups, problemWords } from '../core/urgency.ts';
import { platePath } from '../pictures/pictures.ts';

export const problemGroups = noticeGroups
  .map((id) => ({
    id,
    title: problemWords.groups[id],
    problems: problems.filter(({ group }) => group === id),
  }))
  .filter((group) => group.problems.length > 0);

/** Returns the problems at these paths, in this order. */
export function problemsAt(paths: readonly string[]): ProblemPage[] {
  return paths.flatMap((path) => problems.find((problem) => problem.path === path) ?? []);
}

/** Returns the path of the plate of the problem at this path, if there is one. */
export function plateAt(path: string): string | undefined {
  const [problem] = problemsAt([path]);
  return problem?.plate && platePath(problem.plate.file);
}

/** Returns the problems that the page at this path treats, those that name it first at the beginning. */
export function problemsRelatedTo(path: string): ProblemPage[] {
  return problems
    .filter(({ related }) => related.includes(path))
    .toSorted((one, other) => one.related.indexOf(path) - other.related.indexOf(path));
}

/** The ways of seeing that visitors can show to others, each with its problem. */
export const sights = problems.flatMap((problem) => {
  return problem.show ? [{ ...problem.show, problem }] : [];
});
