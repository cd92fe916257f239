interface PaneSettings {
  /** Seconds of a fade without scrolling: on load and after a resize. */
  fade: number;
  /** Seconds in which a pane catches up with the scroll. */
  scrub: number;
  ease(share: number): number;
  /** Milliseconds between two reads of the scroll position; 0 reads it in every frame. */
  interval: number;
  /** Whether a change of height counts. On phones it is the address bar that shows and hides. */
  followsHeight: boolean;
}

/** Returns the settings for a screen of this width in CSS pixels. */
export function paneSettings(width: number): PaneSettings {
  return width < 768
    ? { fade: 0.3, scrub: 0.5, ease: nearlyLinear, interval: 100, followsHeight: false }
    : { fade: 0.5, scrub: 1, ease: quadratic, interval: 0, followsHeight: true };
}

function quadratic(share: number): number {
  return share < 0.5 ? 2 * share ** 2 : 1 - 2 * (1 - share) ** 2;
}

function nearlyLinear(share: number): number {
  return (2 * share + quadratic(share)) / 3;
}
