import type { Browser } from '@playwright/test';

/**
 * Writes a page as one would by hand: the words, links and pictures of a page of the site in plain
 * elements, one stylesheet, the site's fonts, and no script.
 * @param html the page of the site
 * @param fonts the addresses of the fonts
 */
export async function writePage(browser: Browser, html: string, fonts: readonly string[]) {
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
<link rel="stylesheet" href="/style.css">
${[...links, preload].join('\n')}
${body}
</html>
`;
}

/** Runs in the browser: takes everything from a page but its words, links and pictures. */
function simplify(html: string) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const kept = ['href', 'src', 'srcset', 'sizes', 'alt', 'width', 'height', 'type', 'loading'];
  kept.push('fetchpriority', 'media', 'lang', 'datetime');
  const title = page.querySelector('title')?.innerHTML ?? '';
  const description = page.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
  const preload = page.querySelector('link[as="image"]')?.outerHTML ?? '';
  page.querySelector('.hero-section picture')?.setAttribute('id', 'hero');
  for (const element of page.querySelectorAll(
    'script, style, link, svg, [popover], iframe, button',
  )) {
    element.remove();
  }
  for (const element of page.body.querySelectorAll('*')) {
    for (const { name, value } of [...element.attributes]) {
      if (!kept.includes(name) && value !== 'hero') element.removeAttribute(name);
    }
  }
  // A wrapper that holds nothing else says nothing.
  for (const element of page.body.querySelectorAll('div, span')) {
    element.replaceWith(...element.childNodes);
  }
  return { title, description, preload, body: page.body.outerHTML };
}
