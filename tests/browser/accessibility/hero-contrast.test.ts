import { isNightly } from '../../conditions.ts';
import { hero } from '../support/practice.ts';
import { expect, quietTest as test } from '../support/test.ts';
import { measureTextContrasts } from './text-contrast.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const screens = [
  [1440, '.site-header li:last-child > .nav-link'],
  [390, '.menu-toggle'],
] as const;

// The audit of the home page in short runs measures words over the picture on a phone.
for (const [width, header] of isNightly ? screens : [screens[0]]) {
  test(`at ${width} px, text over the hero’s picture and video has enough contrast`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const video = page.locator('.hero-video[data-shown]');
    if (hero.video.length > 0) await video.waitFor();
    const faint: string[] = [];
    for (const share of isNightly ? [0, 0.5, 0.99] : [0.5]) {
      if (hero.video.length > 0)
        await video.evaluate(async (node: HTMLVideoElement, at) => {
          node.pause();
          const seeked = new Promise((resolve) => node.addEventListener('seeked', resolve));
          node.currentTime = node.duration * at;
          await seeked;
        }, share);
      const words = ['#hero-heading', '.hero-text .lead', '.scroll-hint', header];
      for (const [text, { ratio, needed }] of await measureTextContrasts(page, words)) {
        if (ratio < needed || ratio > 21)
          faint.push(`${text} at ${share}: ${ratio.toFixed(2)} of ${needed}`);
      }
    }
    expect(faint).toEqual([]);
  });
}
