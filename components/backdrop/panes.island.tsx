import { useMotion } from '@vueuse/motion';
import { useEffect } from 'react';
import { effectScope, shallowRef } from 'vue';
import { defineIsland } from '#components/island/define-island.ts';

interface PanesProps {
  pageName: string;
  containerClassName: string;
  /** In the order of the panes. */
  headerColors: readonly string[];
}

/** All pictures of the backdrop, one above the other. Scrolling fades from each to the next. */
function Panes({ pageName, containerClassName, headerColors }: PanesProps) {
  useEffect(() => {
    const [container] = document.getElementsByClassName(containerClassName);
    const template = container?.querySelector('template');
    template?.replaceWith(template.content);
    const sections = document.querySelectorAll<HTMLElement>(`[data-page="${pageName}"]`);
    const panes = [...(container?.querySelectorAll<HTMLElement>('.pane') ?? [])];
    followScroll(
      panes.map((pane, index) => ({
        section: sections[index],
        headerColor: headerColors[index] ?? '',
        element: pane,
      })),
    );
    for (const section of sections) section.addEventListener('focusin', showFocused);
  }, [pageName, containerClassName, headerColors]);
  return null;
}

/** Scrolls to a section if the focus is on one of its lines in the eye, which appear as it opens. */
function showFocused({ target, currentTarget }: Event) {
  const line = target instanceof Element && target.closest('.pupil > *');
  if (line && Number(getComputedStyle(line).opacity) < 1)
    (currentTarget as Element).scrollIntoView();
}

interface FollowedPane {
  /** The section that controls it. A pane without one stays hidden. */
  section: HTMLElement | undefined;
  headerColor: string;
  element: HTMLElement;
}

type Box = Pick<DOMRect, 'top' | 'height'>;

/** The box of a section that the page doesn't have. */
const outOfView: Box = { top: Infinity, height: 0 };

/**
 * Fades panes as the visitor scrolls through their sections, and colors the header and the
 * background, for the lifetime of the page.
 */
function followScroll(panes: readonly FollowedPane[]) {
  const fades = panes.map(({ element }) => fadeOf(element));
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
      fades[index]?.(opacity, seconds);
    }
    // The last of the sections well in view.
    const coloring = progresses.findLastIndex(
      (progress) => progress >= coloredFrom && progress <= coloredUntil,
    );
    color(panes[coloring]);
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
function paneOpacity(progress: number, ease: (share: number) => number, start?: number): number {
  const peak = Math.min(Math.max(start ?? 0, 0.5), 0.99);
  if (progress > peak) return ease((1 - progress) / (1 - peak));
  return start === undefined ? ease(progress / peak) : 1;
}

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
function paneSettings(width: number): PaneSettings {
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

/**
 * Returns a function that fades an element from its current opacity to another one. `@vueuse/motion` needs Vue's
 * reactivity, but no Vue app.
 */
function fadeOf(element: HTMLElement) {
  const motion = effectScope().run(() => useMotion(shallowRef(element)));
  motion?.set({ opacity: Number(getComputedStyle(element).opacity) });
  return (opacity: number, seconds: number) => {
    const transition = { type: 'keyframes', duration: seconds * 1000, ease: 'easeOut' } as const;
    void motion?.apply({ opacity, transition });
  };
}

export default defineIsland('panes', Panes);
