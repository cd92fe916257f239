/** The share of a section's way through the screen between which it colors the header. */
const coloredFrom = 0.15;
const coloredUntil = 0.85;

/**
 * How opaque a pane is: it rises from 0 to 1 over the first half of its section's progress, and falls
 * back over the second.
 * @param ease the shape of the rise, from 0 to 1
 * @param start for the first pane, which starts fully visible and only falls: its section's progress at
 *   the top of the page
 */
export function paneOpacity(
  progress: number,
  ease: (share: number) => number,
  start?: number,
): number {
  const peak = Math.min(Math.max(start ?? 0, 0.5), 0.99);
  if (progress > peak) return ease((1 - progress) / (1 - peak));
  return start === undefined ? ease(progress / peak) : 1;
}

/** Which section colors the header: of those well in view, the one that came last; -1 for none. */
export function coloringSection(progresses: readonly number[]): number {
  return progresses.findLastIndex(
    (progress) => progress >= coloredFrom && progress <= coloredUntil,
  );
}
