import { expect, test } from './support/test.ts';

test('the preloaded fonts have the figures, weights and characters in use', async ({ page }) => {
  await page.goto('/blog');
  const preloads = page.locator('link[rel="preload"][as="font"]');
  await expect(preloads).toHaveCount(2);
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map((face) => face.family);
  });
  // A first paint before the fonts have loaded also loads their local fallbacks.
  const own = loaded.filter((family) => !family.includes('fallback'));
  expect(own.map((family) => family.replaceAll('"', '')).sort()).toEqual([
    'Cormorant Garamond',
    'Source Sans 3',
  ]);
  // Headings have lining figures and text has two weights.
  const widths = await page.evaluate(() => {
    function widthOf(text: string, style: string) {
      const span = document.createElement('span');
      span.style.cssText = `position: absolute; font-size: 100px; ${style}`;
      span.textContent = text;
      document.body.appendChild(span);
      return span.getBoundingClientRect().width;
    }
    const display = 'font-family: "Cormorant Garamond", monospace';
    const sans = 'font-family: "Source Sans 3", monospace';
    return {
      oldStyle: widthOf('1111', `${display}; font-variant-numeric: normal`),
      lining: widthOf('1111', `${display}; font-variant-numeric: lining-nums`),
      regular: widthOf('Eye care', `${sans}; font-weight: 400`),
      bold: widthOf('Eye care', `${sans}; font-weight: 600`),
    };
  });
  expect(widths.lining).not.toBeCloseTo(widths.oldStyle, 0);
  expect(widths.bold).toBeGreaterThan(widths.regular);
  // Both families have all letters of English and Spanish names.
  const missing = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    function widthIn(font: string, character: string) {
      if (context) context.font = font;
      return context?.measureText(character).width;
    }
    return ['Cormorant Garamond', 'Source Sans 3'].flatMap((family) =>
      // Only a character that the family lacks differs in width between two fallbacks.
      [...'AaZz09ÁáÉéÍíÑñÓóÚúÜü¡¿‘’“”–—…'].filter(
        (character) =>
          widthIn(`500 100px "${family}", monospace`, character) !==
          widthIn(`500 100px "${family}", serif`, character),
      ),
    );
  });
  expect(missing).toEqual([]);
});
