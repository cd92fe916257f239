import type { Motion } from './motion.ts';
import { coloringSection, paneOpacity } from './pane-opacity.ts';
import { paneSettings } from './pane-settings.ts';

export interface FollowedPane {
  /** The section that controls it. A pane without one stays hidden. */
  section: HTMLElement | undefined;
  headerColor: string;
  motion: Motion;
}

type Box = Pick<DOMRect, 'top' | 'height'>;

/** The box of a section that the page doesn't have. */
const outOfView: Box = { top: Infinity, height: 0 };

/**
 * Fades panes as the visitor scrolls through their sections, and colors the header and the
 * background, for the lifetime of the page.
 */
export function followScroll(panes: readonly FollowedPane[]) {
  let [width, height] = [innerWidth, innerHeight];
  let isPlanned = false;

  /** Reads where the sections are, because the page may have grown, and then fades and colors. */
  function show(seconds: number) {
    const { ease } = paneSettings(width);
    const boxes = panes.map(({ section }) => section?.getBoundingClientRect() ?? outOfView);
    const [first = outOfView] = boxes;
    const start = progressOf({ top: first.top + scrollY, height: first.height }, height);
    const progresses = boxes.map((box) => progressOf(box, height));
    for (const [index, progress] of progresses.entries()) {
      const opacity = paneOpacity(progress, ease, index === 0 ? start : undefined);
      panes[index]?.motion.fadeTo(opacity, seconds);
    }
    color(panes[coloringSection(progresses)]);
  }

  /** Shows the panes at most once per frame or, if an interval is set, once per interval. */
  function plan() {
    if (isPlanned) return;
    isPlanned = true;
    const { interval, scrub } = paneSettings(width);
    const run = () => {
      isPlanned = false;
      show(scrub);
    };
    if (interval > 0) setTimeout(run, interval);
    else requestAnimationFrame(run);
  }

  function resize() {
    const { followsHeight, fade } = paneSettings(innerWidth);
    if (innerWidth === width && !followsHeight) return;
    [width, height] = [innerWidth, innerHeight];
    show(fade);
  }

  addEventListener('scroll', plan, { passive: true });
  addEventListener('resize', resize);
  color(panes[0]);
  show(paneSettings(width).fade);
}

/**
 * Returns a section's progress: 0 when its top enters at the bottom of the screen, 1 when its bottom
 * leaves at the top.
 */
function progressOf({ top, height }: Box, screenHeight: number): number {
  return Math.min(Math.max((screenHeight - top) / (height + screenHeight), 0), 1);
}

/** Colors the header, and marks the current section for style sheets. */
function color(pane: FollowedPane | undefined) {
  const { style, dataset } = document.documentElement;
  // Every write restyles the whole page, so it is skipped if nothing changed.
  if (!pane?.section || dataset['pane'] === pane.section.id) return;
  dataset['pane'] = pane.section.id;
  style.setProperty('--header-color', pane.headerColor);
}
