import { isNightly } from '../conditions.ts';
import { findViolations, findViolationsAtWidths } from './accessibility/audit.ts';
import { findCutOff } from './accessibility/find-cut-off.ts';
import { findMoving } from './accessibility/find-moving.ts';
import { statesOf } from './accessibility/states.ts';
import { isAnnouncing } from './support/announcement.ts';
import { untilAtLeisure } from './support/hydrated.ts';
import { readThrough, shiftsOf } from './support/layout-shifts.ts';
import { overrideStyles } from './support/override-styles.ts';
import { openWithinBudget } from './support/page-budget.ts';
import { oversizedPictures } from './support/pictures.ts';
import { hero } from './support/practice.ts';
import { outsideSafeArea, turnPhone } from './support/safe-area.ts';
import { tooSmallForFingers } from './support/small-targets.ts';
import { auditedPages, pagesWithOwnStyles, templates } from './support/templates.ts';
import { expect, type Page, quietTest, test } from './support/test.ts';
import { watchPage } from './support/watch-page.ts';

const missingPage = templates['missing page'];
const strictContrast = 'color-contrast-enhanced';

/** Rules that a larger step of Comfort view can affect: contrast and sizes. */
const sizeRules = { only: [strictContrast, 'target-size', 'scrollable-region-focusable'] };

/** Rules that dark mode can affect: colors. */
const colorRules = { only: ['color-contrast', 'link-in-text-block'] };

/** The text spacing of WCAG 1.4.12, as a user style sheet. */
const wideSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

quietTest.describe('on a phone', () => {
  quietTest.use({ viewport: { width: 360, height: 664 }, hasTouch: true });
  quietTest.slow(isNightly, 'Each page is audited at three widths.');

  for (const path of auditedPages) {
    quietTest(
      `${path} has no violation, excess, error, shift, or cut-off text`,
      async ({ page, browserName, origin }) => {
        const troubles = watchPage(page, origin);
        const isChromium = browserName === 'chromium';
        if (isChromium && path !== missingPage) {
          expect(await openWithinBudget(page, path, origin)).toEqual([]);
        } else await page.goto(path);
        await untilAtLeisure(page);
        // Axe allows a second h1.
        await expect(page.locator('h1')).toHaveCount(1);
        await readThrough(page);
        expect(await shiftsOf(page)).toEqual([]);
        expect(await oversizedPictures(page)).toEqual([]);
        expect(await tooSmallForFingers(page)).toEqual([]);
        expect(await findMoving(page), 'moves despite reduced motion').toEqual([]);
        expect(await findViolationsAtWidths(page, path)).toEqual([]);
        await expectNoCutOff(page);
        if (isNightly || pagesWithOwnStyles.includes(path)) await expectFitInAnyView(page);
        if (isChromium) await expectInSafeArea(page);
        for (const state of statesOf[path] ?? []) await expectAccessible(page, state);
        if (path !== missingPage) expect(troubles).toEqual([]);
      },
    );
  }
});

async function expectNoCutOff(page: Page) {
  const restore = await overrideStyles(page, wideSpacing);
  expect(await findCutOff(page), 'with wide spacing').toEqual([]);
  await restore();
}

/** Checks the largest text of Comfort view, and dark colors. */
async function expectFitInAnyView(page: Page) {
  await chooseStep(page, '3');
  expect(await findCutOff(page), 'step 3').toEqual([]);
  expect(await findViolations(page, sizeRules), 'step 3').toEqual([]);
  await chooseStep(page, '0');
  // The home page's words over its pictures are measured while scrolling.
  if (page.url().endsWith('/')) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findViolationsAtWidths(page, 'in dark mode', colorRules)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

async function expectInSafeArea(page: Page) {
  const turnBack = await turnPhone(page);
  expect(await outsideSafeArea(page, 'body')).toEqual([]);
  await turnBack();
}

async function expectAccessible(page: Page, state: (typeof statesOf)[string][number]) {
  const { name, width, open, opened } = state;
  await page.setViewportSize({ width, height: 900 });
  await open(page);
  for (const part of opened) await expect(page.locator(part).first()).toBeVisible();
  const violations = await findViolations(page, { within: opened });
  // Axe can't judge the size of a link that is partly covered by what was opened.
  const judged = violations.filter((found) => !/: target-size: .*not judged$/.test(found));
  expect(judged, name).toEqual([]);
}

async function chooseStep(page: Page, step: string) {
  await page.evaluate((value) => {
    document.documentElement.dataset['comfort'] = value;
  }, step);
}

for (const width of isNightly ? [360, 1440] : [360]) {
  test(`at ${width} px, the home page doesn’t shift while video and dialog load`, {
    tag: '@chromium',
  }, async ({ page, request }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    if (hero.video.length > 0) {
      await expect(page.locator('.hero-video')).toHaveAttribute('data-shown', 'true');
    }
    if (await isAnnouncing(request)) {
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    await readThrough(page);
    expect(await shiftsOf(page)).toEqual([]);
  });
}

test('fonts and pictures that load late shift nothing', { tag: '@chromium' }, async ({ page }) => {
  await page.route(/\.(woff2|avif|webp)$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  for (const path of [templates.home, templates.guide]) {
    await page.goto(path);
    await readThrough(page);
    expect(await shiftsOf(page), path).toEqual([]);
  }
});
