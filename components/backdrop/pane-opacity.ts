/** The range of a section's progress in which it colors the header. */
const coloredFrom = 0.15;
const coloredUntil = 0.85;

/**
 * Returns a pane's opacity. It rises from 0 to 1 over the first half of its section's progress, and falls
 * over the second.
 * @param ease the shape of the rise, from 0 to 1
 * @param start for the first pane, which starts fully visible and only falls: its section's progress at the
 * top of the page
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

/** Returns the index of the section that colors the header: the last of those well in view, or -1. */
export function coloringSection(progresses: readonly number[]): number {
  return progresses.findLastIndex(
    (progress) => progress >= coloredFrom && progress <= coloredUntil,
  );
}
