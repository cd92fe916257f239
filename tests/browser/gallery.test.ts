import { existsSync } from 'node:fs';
import { services } from './support/content.ts';
import { expect, scriptlessTest } from './support/test.ts';

const shown = services.find(({ record }) => record.gallery);
const isShown = shown && existsSync('content/frames.yaml');

scriptlessTest('a button leads to the frames, without JavaScript, too', async ({ page }) => {
  scriptlessTest.skip(!isShown, 'the practice shows no frames');
  await page.goto(shown?.path ?? '');
  await page.getByRole('link', { name: shown?.record.gallery?.action ?? '' }).click();
  const gallery = page.locator('#gallery');
  await expect(gallery.getByRole('heading', { level: 2 })).toBeInViewport();
  const plates = gallery.getByRole('listitem').getByRole('img');
  await page.emulateMedia({ media: 'print' });
  const names = await gallery.getByRole('heading', { level: 3 }).allInnerTexts();
  expect(names.length).toBeGreaterThan(0);
  for (const plate of await plates.all()) await expect(plate).toBeVisible();
  await expect(plates).toHaveCount(names.length);
});
