import { type AnnouncementDays, isAnnouncedAt } from '#domain/practice/announcement-days.ts';

/**
 * Hydrates the dialog's island on the announcement's days. Until the visitor has closed the dialog, the island has
 * `data-pending`.
 */
export function announce(island: HTMLElement) {
  const { days } = JSON.parse(island.dataset['props'] ?? '{}') as { days: AnnouncementDays };
  if (!isAnnouncedAt(new Date(), days)) return;
  island.dataset['pending'] = '';
  island.dispatchEvent(new Event('due'));
}

/** Milliseconds after the page has loaded and is visible. */
const delay = 1500;
/** Retry interval in milliseconds while the visitor is typing or has a menu open. */
const busyRetry = 250;

const typing = 'input, textarea, select, [contenteditable]';
// `:is()` ignores selectors that it doesn't know. Without it, an engine without popovers would throw.
const menus = ':is(:popover-open, .services-panel:not([hidden]), [role="dialog"])';

/**
 * Calls back 1.5 s after the page has loaded and is visible, once the visitor isn't typing and has no menu
 * open. A visitor who came for a section, or follows a link to one, is left alone there: the 1.5 s start again
 * when the hero is back in view.
 */
export function whenVisitorIsIdle(start: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHeroInView = true;

  function look() {
    // The observer plans again when the hero comes back.
    if (followsLink() && !isHeroInView) return;
    if (isOccupied()) {
      timer = setTimeout(look, busyRetry);
      return;
    }
    observer.disconnect();
    removeEventListener('hashchange', plan);
    start();
  }

  function plan() {
    clearTimeout(timer);
    timer = setTimeout(look, followsLink() ? delay : delay - millisecondsShown());
  }

  // The hero is in view while it covers the middle of the screen. Nothing is observed before the page is visible.
  const observer = new IntersectionObserver(
    (entries) => {
      isHeroInView = Boolean(entries.at(-1)?.isIntersecting);
      plan();
    },
    { rootMargin: '-50% 0px' },
  );
  const hero = document.getElementById('home');
  if (hero) observer.observe(hero);
  addEventListener('hashchange', plan);
}

function followsLink(): boolean {
  return document.querySelector(':target') !== null;
}

function isOccupied(): boolean {
  return Boolean(document.activeElement?.matches(typing) || document.querySelector(menus));
}

function millisecondsShown(): number {
  const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    activationStart?: number;
  })[];
  const start = Math.max(entry?.loadEventStart ?? 0, entry?.activationStart ?? 0);
  return performance.now() - start;
}
