import type { ServiceRecord } from '#content-model/schema/service.ts';
import type { ProblemLevel } from '#domain/core/urgency.ts';

/** Icons of controls. */
type ControlIcon =
  | 'a-large-small'
  | 'arrow-right'
  | 'arrow-up-right'
  | 'check'
  | 'chevron-down'
  | 'instagram'
  | 'link-2'
  | 'pause'
  | 'phone'
  | 'play'
  | 'printer'
  | 'search'
  | 'share'
  | 'square'
  | 'x';

interface IconProps {
  name: ServiceRecord['icon'] | ProblemLevel | 'call' | ControlIcon;
  /** Width and height, in pixels. */
  size?: number;
  className?: string;
}

/**
 * A line drawing of `public/brand/icons.svg`, a decoration beside words: of a service, of how soon help is needed (that
 * of `now` is also the icon of calling 911), or of what a control does.
 */
export function Icon({ name, size = 24, className }: IconProps) {
  return (
    <svg width={size} height={size} className={className} aria-hidden>
      <use href={`/brand/icons.svg#${name}`} />
    </svg>
  );
}
