import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { dirname, join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Browser } from '@playwright/test';
import { compressFiles } from '../../build/static/static-build.ts';
import { openStaticFiles } from '../../server/node/static-files.ts';
import { templates } from '../../tests/browser/support/templates.ts';
import { rootFolder } from '../../tools/run/run.mjs';
import { working } from '../rows.ts';

/** The pages that have a twin written as one would by hand: one of each kind. */
export const handWrittenPages: readonly string[] = [
  ...['/', '/contact', '/blog', '/privacy'],
  ...[templates.post, templates.service, templates.guide],
];

const folder = join(working, 'hand-written');
const client = join(folder, 'client');

/**
 * A server of the hand-written pages, compressed and answered as the site's own files are.
 * @param site the origin of the site, whose pages they say the same as
 */
export async function createHandWrittenServer(browser: Browser, site: string): Promise<Server> {
  await rm(folder, { recursive: true, force: true });
  const page = await browser.newPage();
  await page.goto(`${site}/robots.txt`);
  for (const path of handWrittenPages) {
    const html = await page.evaluate(simplify, path);
    const file = join(client, path === '/' ? 'index.html' : `${path}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
    for (const [asset] of html.matchAll(/\/(?:assets\/static|uploads|brand)\/[\w.-]+/g)) {
      await cp(join(rootFolder, 'dist', 'client', asset), join(client, asset));
    }
  }
  await page.close();
  await compressFiles(client, join(folder, 'compressed'));
  const files = await openStaticFiles(folder, {});
  const missing = () => new Response(null, { status: 404 });
  return createServer(getRequestListener((request) => files.answer(request) ?? missing()));
}

/**
 * Runs in the browser. Writes a page as one would by hand: the words, pictures and look of the site's
 * page, without script, structured data, or what React and its components leave in the HTML.
 */
async function simplify(path: string): Promise<string> {
  const html = await (await fetch(path)).text();
  const page = new DOMParser().parseFromString(html, 'text/html');
  const title = page.querySelector('title')?.innerHTML ?? '';
  const description = page.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
  const needed = page.head.querySelectorAll('link[rel="stylesheet"], link[rel="preload"]');
  for (const element of page.body.querySelectorAll('script, iframe')) element.remove();
  for (const element of page.body.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) {
      if (name.startsWith('data-')) element.removeAttribute(name);
    }
  }
  return `<!doctype html>
<html lang="en-US">
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="description" content="${description}">
<link rel="icon" href="data:,">
${[...needed].map(({ outerHTML }) => outerHTML).join('\n')}
${page.body.outerHTML}
</html>
`;
}
