import { isNightly } from '../conditions.ts';
import { isAnnouncing } from './support/announcement.ts';
import { untilHydrated } from './support/islands.ts';
import { openWithinBudget } from './support/page-budget.ts';
import { oversizedPictures } from './support/pictures.ts';
import { hero } from './support/practice.ts';
import { auditedPages, templates } from './support/templates.ts';
import { expect, type Page, test } from './support/test.ts';
import { watchPage } from './support/watch-page.ts';

/** An Android phone, the narrowest screen; in nightly runs, also an iPhone and a large screen. */
const screens = [
  { viewport: { width: 360, height: 664 }, deviceScaleFactor: 2.625, hasTouch: true },
  ...(isNightly
    ? [
        { viewport: { width: 390, height: 664 }, deviceScaleFactor: 3, hasTouch: true },
        { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1, hasTouch: false },
      ]
    : []),
];

const missingPage = templates['missing page'];

/** Scrolls down a page as a reader would, so that lazy parts load. */
async function readThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.8) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
}

/** Returns all layout shifts so far as `score: elements`. Only Chromium reports them. */
function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        interface Shift extends PerformanceEntry {
          value: number;
          sources: { node: Node | null }[];
        }
        const shifts: string[] = [];
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as Shift[]) {
            const nodes = sources.map(({ node }) => {
              const element = node instanceof Element ? node : node?.parentElement;
              return element ? `${element.tagName}.${element.getAttribute('class')}` : '?';
            });
            if (value > 0) shifts.push(`${value.toFixed(4)}: ${nodes.join(', ')}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(shifts), 100);
      }),
  );
}

/** Returns targets smaller than 44 px and fields whose text makes a phone zoom. */
function tooSmallForFingers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = [
      ...document.querySelectorAll<HTMLElement>('a, button, summary, input, textarea'),
    ]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      // A link within a sentence is only as high as its line.
      .filter((target) => getComputedStyle(target).display !== 'inline')
      .map((target) => target.closest('label') ?? target)
      .filter((target) => target.clientHeight < 44 || target.clientWidth < 44);
    const fields = [...document.querySelectorAll<HTMLElement>('input, textarea, select')].filter(
      (field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16,
    );
    return [...targets, ...fields].map(
      ({ tagName, textContent, clientWidth, clientHeight }) =>
        `${tagName} ${textContent} ${clientWidth} ${clientHeight}`,
    );
  });
}

for (const screen of screens) {
  const { hasTouch, viewport } = screen;
  const isMeasured = screen === screens[0];
  const forFingers = hasTouch ? ', and 44 px targets' : '';
  for (const path of auditedPages) {
    // Browsers reuse a larger cached picture, so each page gets a new context.
    test(`at ${viewport.width} px ${path} has no excess, error, shift or large picture${forFingers}`, async ({
      browser,
      browserName,
      origin,
    }) => {
      const context = await browser.newContext({ baseURL: origin, ...screen });
      const page = await context.newPage();
      const troubles = watchPage(page, origin);
      if (isMeasured && browserName === 'chromium' && path !== missingPage) {
        expect(await openWithinBudget(page, path, origin)).toEqual([]);
      } else await page.goto(path);
      await untilHydrated(page);
      await readThrough(page);
      expect(await shiftsOf(page)).toEqual([]);
      expect(await oversizedPictures(page)).toEqual([]);
      if (hasTouch) expect(await tooSmallForFingers(page)).toEqual([]);
      if (path !== missingPage) expect(troubles).toEqual([]);
      await context.close();
    });
  }
}

for (const width of isNightly ? [360, 1440] : [360]) {
  test(`at ${width} px, the home page doesn’t shift while video and dialog load`, {
    tag: '@chromium',
  }, async ({ page, request }) => {
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
  for (const route of ['/', templates.service, templates.guide]) {
    await page.goto(route);
    await readThrough(page);
    await page.waitForLoadState('networkidle');
    expect(await shiftsOf(page), route).toEqual([]);
  }
});
