import type { ServiceRecord } from '#content-model/schema/service.ts';
import type { ProblemLevel } from '#domain/words/urgency.ts';

/** The line drawing of a service, a decoration beside its name. */
export function ServiceIcon({
  icon,
  className,
}: Pick<ServiceRecord, 'icon'> & { className: string }) {
  return (
    <svg width="24" height="24" className={`service-icon ${className}`} aria-hidden>
      <use href={`/brand/icons.svg#${icon}`} />
    </svg>
  );
}

interface LevelIconProps {
  level: ProblemLevel | 'call';
  /** In pixels. */
  size?: number;
  className?: string;
}

/** How soon help is needed, without words. That of `now` is also the icon of calling 911. */
export function LevelIcon({ level, size = 18, className }: LevelIconProps) {
  return (
    <svg width={size} height={size} className={className} aria-hidden>
      <use href={`/brand/icons.svg#${level}`} />
    </svg>
  );
}

/** Instagram's logo, in the same line. */
export function InstagramIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      aria-hidden
    >
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4.25" />
      <circle cx="17.25" cy="6.75" r=".6" fill="currentColor" />
    </svg>
  );
}
