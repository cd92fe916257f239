import { type ProblemLevel, problemWords } from '#domain/words/urgency.ts';

interface LevelMarkProps {
  level: ProblemLevel;
  /** For lists: a few words, in color only for an emergency. Otherwise, it is a sentence in bold. */
  isQuiet?: boolean;
}

/** How soon a problem needs help, in words and with an icon. Only emergencies are red. */
export function LevelMark({ level, isQuiet = false }: LevelMarkProps) {
  const isNow = level === 'now';
  const quiet = `small mt-0.5 self-start ${isNow ? 'font-600 text-alarm' : 'text-slate'}`;
  const icon = isNow ? 'text-alarm' : level === 'wait' ? 'text-slate' : 'text-bronze';
  return (
    <span
      data-level={level}
      className={`inline-flex items-center gap-2 ${isQuiet ? quiet : 'font-600'}`}
    >
      <svg width="18" height="18" aria-hidden className={`flex-none ${icon}`}>
        <use href={`/brand/icons.svg#${level}`} />
      </svg>
      {problemWords[isQuiet ? 'levels' : 'usually'][level]}
    </span>
  );
}
