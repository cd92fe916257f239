import { firefox } from '@playwright/test';
import { findFirefox, findWebKit } from '../../tools/test/engines.ts';
import { hasSample } from '../../tools/test/has-sample.ts';
import { untilHydrated } from '../browser/support/islands.ts';
import { isNightly } from '../browser/support/nightly.ts';
import { templates } from '../browser/support/templates.ts';
import { watchPage } from '../browser/support/watch-page.ts';
import { type Box, collectBoxes, differences } from './boxes.ts';
import { expect, setView, test } from './webkit.ts';

const paths = Object.values(templates);
// What moves puts more on the page once it is hydrated.
const firefoxOptions = findFirefox({ 'ui.prefersReducedMotion': 1 });
const inFirefox = firefoxOptions ? test : test.skip;
const inWebKit = findWebKit() ? test : test.skip;
// How an engine evens out lines is its own affair.
const plain = '* { text-wrap: wrap !important }';
// Firefox doesn't round the widths of letters, as the others do here.
const unrounded = `${plain} * { text-rendering: geometricPrecision !important }`;

// Thirteen pages in two engines; a busy machine takes its time.
test.setTimeout(120_000);
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** By night, large screens as well. */
const screens = [{ width: 390, height: 844 }, ...(isNightly ? [{ width: 1440, height: 900 }] : [])];

for (const { width, height } of screens) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    inFirefox(
      'every kind of page has no error in Firefox, and its parts in the same places',
      async ({ page, origin }) => {
        const browser = await firefox.launch(firefoxOptions);
        const other = await browser.newPage({ baseURL: origin, viewport: { width, height } });
        const troubles = watchPage(other, origin);
        for (const path of paths) {
          await Promise.all([page.goto(path), other.goto(path)]);
          const boxes = await page.evaluate(collectBoxes, unrounded);
          const found = await other.evaluate(collectBoxes, unrounded);
          if (hasSample) expect.soft(differences(boxes, found), path).toEqual([]);
          await untilHydrated(other);
          // A script that is still under way when the page is left fails, and says so.
          await other.waitForLoadState('networkidle');
          const seen = troubles.splice(0);
          if (path !== templates['missing page']) expect.soft(seen, path).toEqual([]);
        }
        await browser.close();
      },
    );

    inWebKit(
      'every kind of page has its parts in the same places in WebKit, shows its pictures, and wakes its islands',
      async ({ page, origin, webkit }) => {
        await setView(webkit, width, height);
        for (const path of paths) {
          await Promise.all([page.goto(path), webkit.get(origin + path)]);
          const boxes = await page.evaluate(collectBoxes, plain);
          const found = await webkit.executeScript<Box[]>(collectBoxes, plain);
          // Where a line of other words breaks is each engine’s own affair.
          if (hasSample) expect.soft(differences(boxes, found), path).toEqual([]);
          await expect.poll(() => webkit.executeScript<string[]>(findAsleep), path).toEqual([]);
          expect.soft(await webkit.executeScript<string[]>(findFaults), path).toEqual([]);
        }
      },
    );
  });
}

/** The islands of this screen that haven't hydrated yet. */
function findAsleep(): (string | undefined)[] {
  return [...document.querySelectorAll<HTMLElement>('[data-hydrate="idle"]:not([data-hydrated])')]
    .filter(({ dataset }) => matchMedia(dataset['media'] ?? 'all').matches)
    .map(({ dataset }) => dataset['island']);
}

/** Broken pictures, and how much wider than the screen the page is. */
function findFaults(): string[] {
  const broken = [...document.images].filter((image) => image.complete && !image.naturalWidth);
  const overflow = document.documentElement.scrollWidth - innerWidth;
  return [...broken.map(({ src }) => src), ...(overflow > 0 ? [`${overflow} px too wide`] : [])];
}
