import type { Browser } from '@playwright/test';

/**
 * Writes a page as one would by hand: the words, pictures and look of a page of the site, without
 * script, structured data, or what React and its components leave in the HTML.
 * @param html the page of the site
 * @param fonts the addresses of the fonts
 * @param style the address of the stylesheet
 */
export async function writePage(
  browser: Browser,
  html: string,
  fonts: readonly string[],
  style: string,
) {
  const page = await browser.newPage();
  const { title, description, preload, body } = await page.evaluate(simplify, html);
  await page.close();
  const links = fonts.map(
    (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
  );
  return `<!doctype html>
<html lang="en-US">
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="description" content="${description}">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${style}">
${[...links, preload].join('\n')}
${body}
</html>
`;
}

/** Runs in the browser: takes from a page what nobody would write by hand. */
function simplify(html: string) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const title = page.querySelector('title')?.innerHTML ?? '';
  const description = page.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
  const preload = page.querySelector('link[as="image"]')?.outerHTML ?? '';
  for (const element of page.body.querySelectorAll('script, iframe')) element.remove();
  for (const element of page.body.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) {
      if (name.startsWith('data-')) element.removeAttribute(name);
    }
  }
  return { title, description, preload, body: page.body.outerHTML };
}
