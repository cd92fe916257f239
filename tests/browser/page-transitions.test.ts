import { untilAtLeisure } from './support/islands.ts';
import { expect, test } from './support/test.ts';

test('only own pages are candidates for prefetching @chromium', async ({ page, origin }) => {
  const session = await page.context().newCDPSession(page);
  const attempts: string[] = [];
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    attempts.push(...preloadingAttemptSources.map(({ key }) => key.url));
  });
  await session.send('Preload.enable');
  await page.goto('/contact');
  await expect.poll(() => attempts).toContain(`${origin}/sitemap`);
  const foreign = attempts.filter((url) => !url.startsWith(`${origin}/`) || /\.\w+$/.test(url));
  expect(foreign).toEqual([]);
});

test('page changes move, except with reduced motion @chromium', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      document.documentElement.dataset['cameWith'] = viewTransition ? 'transition' : 'nothing';
    });
  });
  for (const [reducedMotion, expected] of [
    ['no-preference', 'transition'],
    ['reduce', 'nothing'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/contact');
    await untilAtLeisure(page);
    await page.evaluate(() => location.assign('/sitemap'));
    await expect(page).toHaveURL('/sitemap');
    await expect(page.locator('html')).toHaveAttribute('data-came-with', expected);
  }
});
