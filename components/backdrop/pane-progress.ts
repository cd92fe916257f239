/** Where a section lies on its page, in CSS pixels. */
export interface Extent {
  top: number;
  height: number;
}

/** What the visitor sees of a page, in CSS pixels. */
export interface View {
  scroll: number;
  height: number;
}

/** The share of a section's way through the screen between which it colors the header. */
const coloredFrom = 0.15;
const coloredUntil = 0.85;

/**
 * How far a section has come on its way through the screen.
 * @returns 0 as its top enters at the bottom, 1 as its bottom leaves at the top
 */
export function sectionProgress({ scroll, height }: View, section: Extent): number {
  return clamp((scroll + height - section.top) / (section.height + height));
}

/**
 * How opaque a pane is: it rises from 0 to 1 over the first half of its section's progress, and falls
 * back over the second.
 * @param ease the shape of the rise, from 0 to 1
 */
export function paneOpacity(progress: number, ease: (share: number) => number): number {
  return ease(1 - Math.abs(2 * progress - 1));
}

/**
 * How opaque the first pane is: nothing comes before it, so that it starts fully visible and only falls.
 * @param start the progress of its section at the top of the page
 */
export function firstPaneOpacity(
  progress: number,
  start: number,
  ease: (share: number) => number,
): number {
  const peak = Math.min(Math.max(start, 0.5), 0.99);
  return progress <= peak ? 1 : ease(1 - (progress - peak) / (1 - peak));
}

/** Which section colors the header: of those well in view, the one that came last; -1 for none. */
export function coloringSection(progresses: readonly number[]): number {
  return progresses.findLastIndex(
    (progress) => progress >= coloredFrom && progress <= coloredUntil,
  );
}

function clamp(value: number): number {
  return Math.min(Math.max(value, 0), 1);
}
