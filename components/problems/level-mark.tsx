import { CalendarDays, type LucideIcon, Phone, Siren, Sprout } from 'lucide-react';
import type { ProblemLevel } from '#domain/words/problems.ts';

const icons: Record<ProblemLevel, LucideIcon> = {
  now: Siren,
  today: Phone,
  soon: CalendarDays,
  wait: Sprout,
};

interface LevelMarkProps {
  level: ProblemLevel;
  children: string;
}

/** How soon a problem needs help: in words and by a sign, red for emergencies only. */
export function LevelMark({ level, children }: LevelMarkProps) {
  const Icon = icons[level];
  return (
    <span className="level-mark" data-level={level}>
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      {children}
    </span>
  );
}
