import type { Page } from '@playwright/test';

/** Returns visible pictures for which a variant at least two sizes smaller would be enough. */
export async function oversizedPictures(page: Page): Promise<string[]> {
  return page.locator('picture > img').evaluateAll(async (images) => {
    const found: string[] = [];
    for (const image of images as HTMLImageElement[]) {
      if (!image.checkVisibility()) continue;
      image.loading = 'eager';
      await image.decode().catch(() => undefined);
      const { width, height } = image.getBoundingClientRect();
      const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      const shown = Math.max(width, height * ratio) * devicePixelRatio;
      const candidates = (image.parentElement?.querySelector('source') ?? image).srcset
        .split(', ')
        .map((candidate) => candidate.split(' '));
      const picked = candidates.findIndex(([url = '']) => image.currentSrc.endsWith(url));
      const enough = candidates.findIndex(([, size = '']) => Number.parseInt(size, 10) >= shown);
      if (enough >= 0 && picked > enough + 1) {
        found.push(`${image.currentSrc} for ${Math.round(shown)} px`);
      }
    }
    return found;
  });
}
