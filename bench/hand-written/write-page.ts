import type { Browser } from '@playwright/test';

/**
 * Writes a page as one would by hand: the words, pictures and look of a page of the site, without
 * script, structured data, or what React and its components leave in the HTML.
 * @param html the page of the site
 */
export async function writePage(browser: Browser, html: string) {
  const page = await browser.newPage();
  const { title, description, links, body } = await page.evaluate(simplify, html);
  await page.close();
  return `<!doctype html>
<html lang="en-US">
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="description" content="${description}">
<link rel="icon" href="data:,">
${links.join('\n')}
${body}
</html>
`;
}

/** Runs in the browser: takes from a page what nobody would write by hand. */
function simplify(html: string) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const title = page.querySelector('title')?.innerHTML ?? '';
  const description = page.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
  const needed = page.head.querySelectorAll('link[rel="stylesheet"], link[rel="preload"]');
  const links = [...needed].map(({ outerHTML }) => outerHTML);
  for (const element of page.body.querySelectorAll('script, iframe')) element.remove();
  for (const element of page.body.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) {
      if (name.startsWith('data-')) element.removeAttribute(name);
    }
  }
  return { title, description, links, body: page.body.outerHTML };
}
