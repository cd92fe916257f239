import { expect, test } from './support/test.ts';

test('the two preloaded fonts are those in use, with all letters of English and Spanish', async ({
  page,
}) => {
  await page.goto('/blog');
  await expect(page.locator('link[rel="preload"][as="font"]')).toHaveCount(2);
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready;
    const faces = [...document.fonts].filter(({ status }) => status === 'loaded');
    return faces.map(({ family }) => family.replaceAll('"', ''));
  });
  // A first paint before the fonts have loaded also loads their local fallbacks.
  const own = loaded.filter((family) => !family.includes('fallback'));
  expect(own).toHaveLength(2);
  const missing = await page.evaluate((families) => {
    const context = document.createElement('canvas').getContext('2d');
    function widthIn(font: string, character: string) {
      if (context) context.font = font;
      return context?.measureText(character).width;
    }
    return families.flatMap((family) =>
      // Only a character that the family lacks differs in width between two fallbacks.
      [...'AaZz09ÁáÉéÍíÑñÓóÚúÜü¡¿‘’“”–—…'].filter(
        (character) =>
          widthIn(`500 100px "${family}", monospace`, character) !==
          widthIn(`500 100px "${family}", serif`, character),
      ),
    );
  }, own);
  expect(missing).toEqual([]);
});
