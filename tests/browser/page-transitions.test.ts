import { expect, type Page, test } from './support/test.ts';

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

/** Notes on each page whether it came with a transition. */
async function noteTransitions(page: Page) {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      document.documentElement.dataset['cameWith'] = viewTransition ? 'transition' : 'nothing';
    });
  });
}

test('page changes are animated, except with reduced motion', {
  tag: '@chromium',
}, async ({ page }) => {
  await noteTransitions(page);
  for (const [reducedMotion, expected] of [
    ['no-preference', 'transition'],
    ['reduce', 'nothing'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/contact');
    // Not by a click, after which a page may be there at once.
    await page.evaluate(() => location.assign('/sitemap'));
    await expect(page).toHaveURL('/sitemap');
    await expect(page.locator('html')).toHaveAttribute('data-came-with', expected);
  }
});

test('a page that is there at once after a click comes without a transition', {
  tag: '@chromium',
}, async ({ page }) => {
  await noteTransitions(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // A busy machine may take longer, and then animates.
  await expect(async () => {
    await page.goto('/contact', { waitUntil: 'networkidle' });
    // A mouse has moved over the page before it clicks, and what that hydrates is ready.
    await page.mouse.move(1, 1);
    await expect(page.locator('[data-island="contact-form"]')).toHaveAttribute('data-hydrated');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click();
    await expect(page).toHaveURL('/sitemap');
    await expect(page.locator('html')).toHaveAttribute('data-came-with', 'nothing', {
      timeout: 1000,
    });
  }).toPass({ timeout: 20_000 });
});
