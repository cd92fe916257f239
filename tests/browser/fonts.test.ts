import { readFile } from 'node:fs/promises';
import { charactersInRange } from '../../build/fonts/used-characters.ts';
import { allRoutes } from './support/routes.ts';
import { expect, test } from './support/test.ts';

test('the fonts are preloaded, loaded, and hold what the styles ask of them', async ({ page }) => {
  await page.goto('/blog');
  const preloads = page.locator('link[rel="preload"][as="font"]');
  await expect(preloads).toHaveCount(2);
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map((face) => face.family);
  });
  // A first paint that came before the fonts also loads the local faces that stand in for them.
  const own = loaded.filter((family) => !family.includes('fallback'));
  expect(own.map((family) => family.replaceAll('"', '')).sort()).toEqual([
    'Cormorant Garamond',
    'Source Sans 3',
  ]);
});

test('headings have lining figures, and text has two weights', async ({ page }) => {
  await page.goto('/blog');
  const widths = await page.evaluate(async () => {
    await document.fonts.ready;
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
});

test('no page shows a character that only visitors are expected to type', async ({ page }) => {
  const typed = charactersInRange(await readFile('components/layout/typed-characters.css', 'utf8'));
  await page.goto('/robots.txt');
  const texts = await page.evaluate(async (routes) => {
    const shown: [string, string][] = [];
    for (const route of routes) {
      const html = await (await fetch(route)).text();
      const { body } = new DOMParser().parseFromString(html, 'text/html');
      shown.push([route, body.textContent]);
    }
    return shown;
  }, allRoutes);
  const strays = texts.flatMap(([route, text]) =>
    [...text].filter((character) => typed.includes(character)).map((one) => `${route}: ${one}`),
  );
  expect(strays).toEqual([]);
});

test('a name with an accent is drawn in the family of the rest, once somebody types it', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/contact');
  const face = () =>
    page.evaluate(
      () => [...document.fonts].find(({ unicodeRange }) => unicodeRange !== 'U+0-10FFFF')?.status,
    );
  await expect.poll(face).toBe('unloaded');
  expect(fetched.filter((url) => url.includes('typed'))).toEqual([]);
  await page.getByLabel('Your Name').fill('Renée');
  await expect.poll(face).toBe('loaded');
});
