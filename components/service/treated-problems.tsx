import { Section } from '#components/layout/section.tsx';
import { ProblemList } from '#components/problems/problem-list.tsx';
import { problemsRelatedTo } from '#domain/problems/problems.ts';
import { plainPages } from '#domain/site/plain-pages.ts';
import { problemWords } from '#domain/words/urgency.ts';

/** The eye problems that a service treats, or nothing if it treats none. */
export function TreatedProblems({ path }: { path: string }) {
  const problems = problemsRelatedTo(path);
  if (problems.length === 0) return null;
  return (
    <Section
      title="Eye problems we can help with"
      titleId="eye-problems"
      look="display-2 halves-head"
      className="page-part halves"
    >
      <div>
        <ProblemList problems={problems} look="rows" />
        <p className="mt-6">
          <a href={plainPages.problems.path} className="text-link">
            {problemWords.all}
          </a>
        </p>
      </div>
    </Section>
  );
}
