import { isNightly } from '../conditions.ts';
import { findViolations, findViolationsAtWidths } from './accessibility/audit.ts';
import { findCrowding } from './accessibility/find-crowding.ts';
import {
  findMoved,
  findMoving,
  outsideSafeArea,
  readThrough,
  shiftsOf,
  tooSmallForFingers,
} from './accessibility/find-faults.ts';
import { findAtWidths, widths } from './accessibility/readers.ts';
import { type State, states } from './accessibility/states.ts';
import { isAnnouncing } from './support/announcement.ts';
import { chooseTextSize } from './support/change-page.ts';
import { untilAtLeisure } from './support/islands.ts';
import { articlePage, auditedPages, entryPage, ownVideo, templates } from './support/templates.ts';
import { expect, type Page, quietTest, test } from './support/test.ts';
import { watchPage } from './support/watch-page.ts';

const missingPage = templates['missing page'];
const strictContrast = 'color-contrast-enhanced';

/** Rules that the largest text and Comfort view can affect: contrast and sizes. */
const sizeRules = { only: [strictContrast, 'target-size', 'scrollable-region-focusable'] };

/** Pages that short runs audit with the largest text and in Comfort view. */
const inAnyView = [templates.home, templates.search, templates.problem];

/** Rules that dark mode can affect: colors. */
const colorRules = { only: ['color-contrast', 'link-in-text-block'] };

quietTest.describe('on a phone', () => {
  quietTest.use({ viewport: { width: 360, height: 664 }, hasTouch: true });
  quietTest.slow(isNightly, 'Each page is audited at three widths.');

  for (const path of auditedPages) {
    quietTest(
      `${path} has no violation, excess, error, or shift, and room for every width of word`,
      async ({ page, browserName, origin }) => {
        const troubles = watchPage(page, origin);
        const isChromium = browserName === 'chromium';
        if (isChromium) await emptyCache(page);
        await page.addInitScript(dropEarlyMouse);
        await page.goto(path, { waitUntil: 'load' });
        if (isChromium) await expectFewRequests(page);
        await untilAtLeisure(page);
        // Axe allows a second h1.
        await expect(page.locator('h1')).toHaveCount(1);
        await readThrough(page);
        expect(await shiftsOf(page)).toEqual([]);
        expect(await findOversized(page), 'a smaller picture would do').toEqual([]);
        expect(await tooSmallForFingers(page)).toEqual([]);
        expect(await findMoving(page), 'moves despite reduced motion').toEqual([]);
        expect(await findViolationsAtWidths(page, path)).toEqual([]);
        if (isNightly || inAnyView.includes(path)) await expectFitInAnyView(page);
        const sizes = isNightly ? widths : widths.slice(0, 1);
        expect(await findAtWidths(page, sizes, () => findCrowding(page))).toEqual([]);
        if (isChromium) expect(await outsideSafeArea(page, 'body')).toEqual([]);
        for (const state of states.filter((one) => one.path === path))
          await expectAccessible(page, state);
        if (path !== missingPage) expect(troubles).toEqual([]);
        for (const width of isNightly ? [768, 1440] : [1440]) {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(path);
          expect(await findMoved(page), `while it arrives, at ${width} px`).toEqual([]);
        }
      },
    );
  }
});

/** Forgets the files that the browser has from earlier tests. */
async function emptyCache(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

/** Drops what a page hears of a mouse before it has loaded: Chromium sometimes reports one at its corner, unasked. */
function dropEarlyMouse() {
  const drop = (event: Event) =>
    document.readyState !== 'complete' && event.stopImmediatePropagation();
  for (const type of ['pointermove', 'pointerenter']) addEventListener(type, drop, true);
}

/** Counts what a page requests before its load event; lazy images load earlier on a fast machine. */
async function expectFewRequests(page: Page) {
  const early = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const loaded = (navigation as PerformanceNavigationTiming).loadEventStart;
    const lazy = [...document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')];
    return (
      performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < loaded)
        .map(({ name }) => name)
        // Drawings of one color come from sheets.
        .filter((name) => !name.includes('#'))
        .filter((name) => lazy.every(({ currentSrc }) => currentSrc !== name))
    );
  });
  const plates = early.filter((name) => name.includes('/plates/'));
  const pictures = early.filter((name) => /\.(avif|webp|jpg|png|svg)$/.test(name));
  // The plates of a first screen; the page's own picture and the logo.
  expect(plates.length).toBeLessThanOrEqual(4);
  expect(pictures.length - plates.length).toBeLessThanOrEqual(2);
  // Three style sheets, the script of the text size, entry script, two fonts, and speculation rules.
  const others = early.filter((name) => !pictures.includes(name));
  expect(others.length, others.join(' ')).toBeLessThanOrEqual(8);
}

/** Returns loaded pictures whose `sizes` promise much more than their box. */
function findOversized(page: Page): Promise<string[]> {
  return page.locator('picture > img:visible').evaluateAll((images) =>
    (images as HTMLImageElement[]).flatMap((image) => {
      const ratio = image.naturalWidth / image.naturalHeight;
      const needed = Math.max(image.clientWidth, image.clientHeight * ratio);
      return image.naturalWidth > 1.6 * needed ? [image.currentSrc] : [];
    }),
  );
}

/** Checks the largest text in Comfort view, and dark colors. */
async function expectFitInAnyView(page: Page) {
  await chooseTextSize(page, '3 dim');
  expect(await findViolations(page, sizeRules), '3 dim').toEqual([]);
  await chooseTextSize(page, '0 light');
  // The home page's words over its pictures are measured while scrolling.
  if (page.url().endsWith('/')) return;
  // Comfort view is as dark.
  if (!isNightly) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findViolationsAtWidths(page, 'in dark mode', colorRules)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

async function expectAccessible(page: Page, { width = 320, open, opened }: State) {
  await page.setViewportSize({ width, height: 900 });
  await open(page);
  for (const part of opened) await expect(page.locator(part).first()).toBeVisible();
  const violations = await findViolations(page, { within: opened });
  // Axe can't judge the size of a link that is partly covered by what was opened.
  const judged = violations.filter((found) => !/^target-size: .*not judged$/.test(found));
  expect(judged, opened.join()).toEqual([]);
}

test('home doesn’t shift while video and dialog load @chromium', async ({ page, request }) => {
  const video = page.locator('.hero-video');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 360, height: 844 });
  await page.goto('/');
  if (await isAnnouncing(request)) {
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(video, 'waits for the dialog').toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  if (ownVideo) await expect(video).toHaveAttribute('data-shown', 'true');
  await readThrough(page);
  expect(await shiftsOf(page)).toEqual([]);
});

test('fonts and pictures that load late shift nothing @chromium', async ({ page }) => {
  await page.route(/\.(woff2|avif|webp)$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto(articlePage ?? entryPage);
  await readThrough(page);
  expect(await shiftsOf(page)).toEqual([]);
});
