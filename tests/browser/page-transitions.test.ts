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

test('page changes are animated, except with reduced motion', {
  tag: '@chromium',
}, async ({ page }) => {
  for (const [reducedMotion, expected] of [
    ['no-preference', true],
    ['reduce', false],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/contact');
    await page.evaluate(() => {
      addEventListener('pageswap', (event) => {
        sessionStorage.setItem('changes', String(Boolean(event.viewTransition)));
      });
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click();
    await expect(page).toHaveURL('/sitemap');
    expect(await page.evaluate(() => sessionStorage.getItem('changes'))).toBe(String(expected));
  }
});
