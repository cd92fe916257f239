import entries from 'virtual:entries/problems';
import summaries from 'virtual:summaries/problems';
import type { Citing } from '../articles/citations.ts';
import { platePath } from '../pictures/find-picture.ts';
import type { ProblemRecord } from '../schema/problem.ts';
import { createCollection, type Page } from '../site/collection.ts';
import { type PageLink, pageLink } from '../site/page-links.ts';
import type { Picked, summaryFields } from '../site/summary-fields.ts';
import { noticeGroups, problemWords } from '../words/problems.ts';

export type ProblemSummary = Picked<ProblemRecord, typeof summaryFields.problems>;
export type ProblemPage = Citing<Page<ProblemRecord>>;

/** Eye problems in alphabetical order. */
export const problems = createCollection<ProblemSummary, ProblemPage>(
  summaries,
  entries,
  (one, other) => one.title.localeCompare(other.title),
);

/** The problems, grouped by what people notice. */
export const problemGroups = noticeGroups
  .map((id) => ({
    id,
    title: problemWords.groups[id],
    problems: problems.summaries.filter(({ group }) => group === id),
  }))
  .filter((group) => group.problems.length > 0);

/** The data of a problem's page. */
export interface ProblemView {
  problem: ProblemPage;
  related: PageLink[];
}

/** Returns a problem with its related pages, or `undefined` if no problem has this slug. */
export async function viewProblem(slug: string): Promise<ProblemView | undefined> {
  const problem = await problems.load(slug);
  return problem && { problem, related: problem.related.map(pageLink) };
}

/** Returns the problems at these paths, in this order. */
export function problemsAt(paths: readonly string[]): ProblemSummary[] {
  return paths.flatMap((path) => problems.summaries.find((problem) => problem.path === path) ?? []);
}

/** Returns the path of the plate of the problem at this path, if there is one. */
export function plateAt(path: string): string | undefined {
  const [problem] = problemsAt([path]);
  return problem?.plate && platePath(problem.plate.file);
}

/** Returns the problems that the page at this path treats. */
export function problemsRelatedTo(path: string): ProblemSummary[] {
  return problems.summaries.filter(({ related }) => related.includes(path));
}
