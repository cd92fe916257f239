import type { ProblemSummary } from '#domain/index.ts';
import { problemWords } from '#domain/words/problems.ts';
import { LevelMark } from './level-mark.tsx';

/** A list of eye problems, each with how soon it needs help. */
export function ProblemList({ problems }: { problems: readonly ProblemSummary[] }) {
  return (
    <ul className="problem-list">
      {problems.map(({ path, title, level, otherNames }) => (
        <li key={path} data-words={otherWords(title, otherNames)}>
          <a href={path}>
            <span>{title}</span>
            <LevelMark level={level}>{problemWords.levels[level]}</LevelMark>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Returns the words of other names that aren't in the title, without duplicates. */
function otherWords(title: string, otherNames: readonly string[]): string {
  const words = new Set(
    otherNames
      .join(' ')
      .toLowerCase()
      .split(/[\s,]+/),
  );
  return [...words].filter((word) => !title.toLowerCase().includes(word)).join(' ');
}
