import { useMotion } from '@vueuse/motion';
import { effectScope, shallowRef } from 'vue';

/**
 * Shows all pictures of a backdrop, one above the other. Scrolling fades from each to the next, and colors the header.
 * @param backdrop names the page in `data-panes-of`, and in `data-header-colors` a color for each pane
 */
export function showPanes(backdrop: HTMLElement) {
  const { panesOf, headerColors = '' } = backdrop.dataset;
  const template = backdrop.querySelector('template');
  template?.replaceWith(template.content);
  const elements = backdrop.querySelectorAll('picture');
  const colors = headerColors.split(',');
  const panes: Pane[] = [];
  for (const section of document.querySelectorAll<HTMLElement>(`[data-page="${panesOf}"]`)) {
    section.addEventListener('focusin', showFocused);
    const { length } = panes;
    const element = elements[length];
    const headerColor = colors[length] ?? '';
    if (element) panes.push({ section, headerColor, fade: fadeOf(element) });
  }
  followScroll(panes);
}

/** Scrolls to a section if the focus is on one of its lines in the eye, which appear as it opens. */
function showFocused({ target, currentTarget }: Event) {
  const line = target instanceof Element && target.closest('[data-pupil] > *');
  if (line && Number(getComputedStyle(line).opacity) < 1)
    (currentTarget as Element).scrollIntoView({ behavior: 'instant' });
}

interface Pane {
  /** The section that controls it. */
  section: HTMLElement;
  headerColor: string;
  fade: (opacity: number, seconds: number) => void;
}

/**
 * For screens narrower than 768 px, and wider: the seconds of a fade without scrolling and those in which a pane
 * catches up with the scroll, the shape of its rise, and how long to wait between two reads of the scroll position.
 */
const phone = {
  fade: 0.3,
  scrub: 0.5,
  ease: nearlyLinear,
  wait: (run: () => void) => setTimeout(run, 100),
};
const desktop = {
  fade: 0.5,
  scrub: 1,
  ease: quadratic,
  wait: (run: () => void) => requestAnimationFrame(run),
};

/** Fades panes as the visitor scrolls through their sections, and colors the header, for the lifetime of the page. */
function followScroll(panes: readonly Pane[]) {
  let [width, height] = [innerWidth, innerHeight];
  let isPlanned = false;
  const settings = () => (width < 768 ? phone : desktop);

  /**
   * Returns a section's progress: 0 when its top enters at the bottom of the screen, 1 when its bottom leaves at the
   * top. It is read anew each time, because the page may have grown.
   */
  function progressOf(section: Element, scrolled = 0): number {
    const box = section.getBoundingClientRect();
    return Math.min(Math.max((height - box.top - scrolled) / (box.height + height), 0), 1);
  }

  function show(seconds: number) {
    let coloring: Pane | undefined;
    for (const pane of panes) {
      const progress = progressOf(pane.section);
      const start = pane === panes[0] ? progressOf(pane.section, scrollY) : undefined;
      pane.fade(paneOpacity(progress, settings().ease, start), seconds);
      // The last of the sections well in view.
      if (progress >= 0.15 && progress <= 0.85) coloring = pane;
    }
    color(coloring);
  }

  function plan() {
    if (isPlanned) return;
    isPlanned = true;
    settings().wait(() => {
      isPlanned = false;
      show(settings().scrub);
    });
  }

  function resize() {
    // On phones, it is the address bar that shows and hides.
    if (innerWidth === width && width < 768) return;
    [width, height] = [innerWidth, innerHeight];
    show(settings().fade);
  }

  addEventListener('scroll', plan, { passive: true });
  addEventListener('resize', resize);
  color(panes[0]);
  show(settings().fade);
}

/** Colors the header, and marks the current section for style sheets. */
function color(pane: Pane | undefined) {
  const { style, dataset } = document.documentElement;
  // Every write restyles the whole page, so it is skipped if nothing changed.
  if (!pane || dataset['pane'] === pane.section.id) return;
  dataset['pane'] = pane.section.id;
  style.setProperty('--header-color', pane.headerColor);
}

/**
 * Returns a pane's opacity. It rises from 0 to 1 over the first half of its section's progress, and falls
 * over the second.
 * @param ease the shape of the rise, from 0 to 1
 * @param start for the first pane, which starts fully visible and only falls: its section's progress at the
 * top of the page
 */
function paneOpacity(progress: number, ease: (share: number) => number, start?: number): number {
  const peak = Math.max(start ?? 0, 0.5);
  if (progress > peak) return ease((1 - progress) / (1 - peak));
  return start === undefined ? ease(progress / peak) : 1;
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
