import { whenActive, whenInView, whenMotionSuits } from '#components/client/moments.ts';
import { openOnPaper } from '#components/client/open-on-paper.ts';
import { showHours } from '#components/hours/show-hours.ts';
import { calendars } from '#domain/browser-content.ts';
import { readClock } from '#domain/core/dates.ts';
import { isAnnouncedAt } from '#domain/practice/announcement-days.ts';

/** Tasks after load that aren't urgent. */
const tasks = [showYear, showHours, logMissingPage, keepRowInView, openOnPaper];

/** Starts all tasks, and what some pages have. One that throws doesn't stop those after it. */
export function runWhenIdle() {
  for (const task of tasks) attempt(task);
  for (const [selector, run] of Object.entries(parts))
    for (const element of document.querySelectorAll<HTMLElement>(selector))
      attempt(() => run(element), element);
}

/** Runs a task. If it throws, at once or later, its element is marked as failed, and stays as the server wrote it. */
async function attempt(task: () => unknown, element?: HTMLElement) {
  try {
    await task();
  } catch (error) {
    if (element) element.dataset['failed'] = '';
    console.error('A task after load threw. The others go on:', error);
  }
}

/** Tasks for elements that only some pages have, by selector. */
const parts: Record<string, (element: HTMLElement) => Promise<void>> = {
  '[data-filter]': async (field) =>
    (await import('#components/problems/filter-list.ts')).filterList(field as HTMLInputElement),
  '[data-sight]': async (show) =>
    (await import('#components/show/follow-setting.ts')).followSetting(show),
  '[data-island="announcement-dialog"]': async (island) =>
    (await import('#components/announcement/announce.ts')).announce(island),
  '[data-news]': async (news) => {
    news.hidden = !isAnnouncedAt(new Date(), JSON.parse(news.dataset['news'] ?? '{}'));
  },
  '[data-hero-video]': async (place) => {
    await new Promise<void>(whenMotionSuits);
    await new Promise<void>((start) => whenInView(place, start));
    (await import('#components/home/hero-video.ts')).playHeroVideo(place);
  },
  '[data-panes-of]': async (backdrop) => {
    await new Promise<void>(whenMotionSuits);
    await new Promise<void>(whenActive);
    (await import('#components/backdrop/panes.ts')).showPanes(backdrop);
  },
  '[data-map]': async (place) => {
    await new Promise<void>((start) => whenInView(place, start));
    const template = place.querySelector('template');
    template?.replaceWith(template.content);
  },
};

/** Updates the copyright year of a page that was built in an earlier year, by the clock of the main location. */
function showYear() {
  const [{ timeZone } = { timeZone: 'UTC' }] = calendars;
  for (const element of document.querySelectorAll('[data-current-year]')) {
    element.textContent = readClock(new Date(), timeZone).date.slice(0, 4);
  }
}

/**
 * Keeps the head of a row in view when the row opens. One that was open above it closes then, and all that is below
 * moves up, in most browsers without a scroll.
 */
function keepRowInView() {
  const follow = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement) || !target.open || !target.name) return;
    if (target.getBoundingClientRect().top < 0) target.scrollIntoView({ behavior: 'instant' });
  };
  // This event doesn't bubble.
  addEventListener('toggle', follow, { capture: true });
}

/**
 * Logs a missing page's path in the console, and fills its words into the search field, because all missing
 * paths share one page.
 */
function logMissingPage() {
  const page = document.querySelector('[data-missing-page]');
  if (!page) return;
  console.log(`Page not found: ${location.pathname}`);
  const field = page.querySelector('input');
  const words = location.pathname.replace(/(?:%\w\w|[^\p{Letter}\p{Number}])+/gu, ' ').trim();
  if (field) field.value ||= words.slice(0, field.maxLength);
}
