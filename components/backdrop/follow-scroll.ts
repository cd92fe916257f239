import type { Motion } from './motion.ts';
import { coloringSection, paneOpacity } from './pane-opacity.ts';
import { paneSettings } from './pane-settings.ts';

export interface FollowedPane {
  /** The section that controls it. A pane without one stays hidden. */
  section: HTMLElement | undefined;
  headerColor: string;
  motion: Motion;
}

/**
 * Fades panes as the visitor scrolls through their sections, and colors the header and the
 * background, for the lifetime of the page.
 */
export function followScroll(panes: readonly FollowedPane[]) {
  let measured = measure(panes);
  let isPlanned = false;

  function show(seconds: number) {
    const { settings, progressAt, start } = measured;
    const progresses = progressAt(scrollY);
    for (const [index, progress] of progresses.entries()) {
      const opacity = paneOpacity(progress, settings.ease, index === 0 ? start : undefined);
      panes[index]?.motion.fadeTo(opacity, seconds);
    }
    color(panes[coloringSection(progresses)]);
  }

  /** Shows the panes at most once per frame or, if an interval is set, once per interval. */
  function plan() {
    if (isPlanned) return;
    isPlanned = true;
    const { interval, scrub } = measured.settings;
    const run = () => {
      isPlanned = false;
      show(scrub);
    };
    if (interval > 0) setTimeout(run, interval);
    else requestAnimationFrame(run);
  }

  function measureAgain() {
    if (innerWidth === measured.width && !measured.settings.followsHeight) return;
    measured = measure(panes);
    show(measured.settings.fade);
  }

  addEventListener('scroll', plan, { passive: true });
  addEventListener('resize', measureAgain);
  color(panes[0]);
  show(measured.settings.fade);
}

function measure(panes: readonly FollowedPane[]) {
  const height = innerHeight;
  const sections = panes.map(({ section }) => {
    const box = section?.getBoundingClientRect();
    return box ? { top: box.top + scrollY, height: box.height } : { top: Infinity, height: 0 };
  });
  /**
   * Returns each section's progress: 0 when its top enters at the bottom of the screen, 1 when its bottom
   * leaves at the top.
   */
  function progressAt(scroll: number) {
    return sections.map((section) => {
      const progress = (scroll + height - section.top) / (section.height + height);
      return Math.min(Math.max(progress, 0), 1);
    });
  }
  const [start] = progressAt(0);
  return { settings: paneSettings(innerWidth), width: innerWidth, progressAt, start };
}

/** Colors the header, and marks the current section for style sheets. */
function color(pane: FollowedPane | undefined) {
  const { style, dataset } = document.documentElement;
  // Every write restyles the whole page, so it is skipped if nothing changed.
  if (!pane?.section || dataset['pane'] === pane.section.id) return;
  dataset['pane'] = pane.section.id;
  style.setProperty('--header-color', pane.headerColor);
}
