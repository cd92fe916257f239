import { untilAtLeisure } from './support/islands.ts';
import { expect, test } from './support/test.ts';

test('only links to the site’s own pages are candidates for prefetching', {
  tag: '@chromium',
}, async ({ page, origin }) => {
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

test('page changes are animated, except with reduced motion, or at once after a click', {
  tag: '@chromium',
}, async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      document.documentElement.dataset['cameWith'] = viewTransition ? 'transition' : 'nothing';
    });
    // A click as late as it can be: a busy machine may take longer than what counts as at once.
    addEventListener('pageswap', () => {
      if (location.hash === '#clicked') dispatchEvent(new MouseEvent('click'));
    });
  });
  for (const [reducedMotion, address, expected] of [
    ['no-preference', '/contact', 'transition'],
    ['reduce', '/contact', 'nothing'],
    ['no-preference', '/terms#clicked', 'nothing'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto(address);
    await untilAtLeisure(page);
    await page.evaluate(() => location.assign('/sitemap'));
    await expect(page).toHaveURL('/sitemap');
    await expect(page.locator('html'), address).toHaveAttribute('data-came-with', expected);
  }
});
