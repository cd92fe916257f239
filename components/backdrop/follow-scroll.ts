import type { Motion } from '#components/motion/motion-engine.ts';
import {
  coloringSection,
  type Extent,
  firstPaneOpacity,
  paneOpacity,
  sectionProgress,
} from './pane-progress.ts';
import { type PaneSettings, paneSettings } from './pane-settings.ts';

export interface FollowedPane {
  section: string;
  headerColor: string;
}

interface Measure {
  settings: PaneSettings;
  width: number;
  height: number;
  sections: Extent[];
}

/**
 * Fades panes as the visitor scrolls through their sections, and colours the header.
 * @param panes in the order of their motions
 * @returns what ends it
 */
export function followScroll(
  panes: readonly FollowedPane[],
  motions: readonly Motion[],
): () => void {
  const controller = new AbortController();
  let measured = measure(panes);

  function show(seconds: number) {
    const { settings, height, sections } = measured;
    const progresses = sections.map((section) =>
      sectionProgress({ scroll: scrollY, height }, section),
    );
    for (const [index, progress] of progresses.entries()) {
      const section = sections[index];
      const opacity =
        index === 0 && section
          ? firstPaneOpacity(
              progress,
              sectionProgress({ scroll: 0, height }, section),
              settings.ease,
            )
          : paneOpacity(progress, settings.ease);
      motions[index]?.fadeTo(opacity, seconds);
    }
    colorHeader(panes[coloringSection(progresses)]);
  }

  function measureAgain() {
    const isSame = innerWidth === measured.width;
    if (isSame && !measured.settings.followsHeight) return;
    measured = measure(panes);
    show(measured.settings.fade);
  }

  const look = limited(
    () => show(measured.settings.scrub),
    () => measured.settings.interval,
  );
  addEventListener('scroll', look, { passive: true, signal: controller.signal });
  addEventListener('resize', measureAgain, { signal: controller.signal });
  colorHeader(panes[0]);
  show(measured.settings.fade);
  return () => controller.abort();
}

function measure(panes: readonly FollowedPane[]): Measure {
  const sections = panes.map(({ section }) => {
    const box = document.getElementById(section)?.getBoundingClientRect();
    // A pane whose section is missing stays hidden: nothing scrolls through it.
    return box ? { top: box.top + scrollY, height: box.height } : { top: Infinity, height: 0 };
  });
  return { settings: paneSettings(innerWidth), width: innerWidth, height: innerHeight, sections };
}

function colorHeader(pane: FollowedPane | undefined) {
  const { style } = document.documentElement;
  // Every write restyles the page.
  if (!pane || style.getPropertyValue('--header-color') === pane.headerColor) return;
  style.setProperty('--header-color', pane.headerColor);
}

/** Calls back at most once in each frame, or in each interval of milliseconds where there is one. */
function limited(callback: () => void, interval: () => number): () => void {
  let isPlanned = false;
  function run() {
    isPlanned = false;
    callback();
  }
  return () => {
    if (isPlanned) return;
    isPlanned = true;
    if (interval() > 0) setTimeout(run, interval());
    else requestAnimationFrame(run);
  };
}
