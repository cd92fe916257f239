import type { ProblemSummary } from '#domain/index.ts';
import { problemWords } from '#domain/words/problems.ts';
import { LevelMark } from './level-mark.tsx';

/** A list of eye problems, each with how soon it needs help. */
export function ProblemList({ problems }: { problems: readonly ProblemSummary[] }) {
  return (
    <ul className="problem-list">
      {problems.map(({ path, title, level }) => (
        <li key={path}>
          <a href={path}>
            <span data-title>{title}</span>
            <LevelMark level={level}>{problemWords.levels[level]}</LevelMark>
          </a>
        </li>
      ))}
    </ul>
  );
}
