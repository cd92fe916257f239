import type { ProblemLevel } from '#domain/words/problems.ts';

interface LevelMarkProps {
  level: ProblemLevel;
  children: string;
}

/** How soon a problem needs help, in words and with an icon. Only emergencies are red. */
export function LevelMark({ level, children }: LevelMarkProps) {
  return (
    <span className="level-mark" data-level={level}>
      <svg width="18" height="18" aria-hidden>
        <use href={`/brand/icons.svg#${level}`} />
      </svg>
      {children}
    </span>
  );
}
