interface PaneSettings {
  /** Seconds of a fade that no scrolling drives: at the start and after the page has changed. */
  fade: number;
  /** Seconds that a pane takes to catch up with the scroll. */
  scrub: number;
  ease(share: number): number;
  /** Milliseconds between two looks at the scroll; 0 looks in every frame. */
  interval: number;
  /** Whether a change of height counts: on phones it is the address bar that comes and goes. */
  followsHeight: boolean;
}

/** How the panes move on a screen of this width in CSS pixels. */
export function paneSettings(width: number): PaneSettings {
  return width < 768
    ? { fade: 0.3, scrub: 0.5, ease: nearlyLinear, interval: 100, followsHeight: false }
    : { fade: 0.5, scrub: 1, ease: quadratic, interval: 0, followsHeight: true };
}

function quadratic(share: number): number {
  return share < 0.5 ? 2 * share ** 2 : 1 - 2 * (1 - share) ** 2;
}

/** A straight line that lands softly at both ends. */
function nearlyLinear(share: number): number {
  return (2 * share + quadratic(share)) / 3;
}
