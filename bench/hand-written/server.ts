import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { dirname, join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Browser } from '@playwright/test';
import { rootFolder } from '../../scripts/run.mjs';
import { compressFiles } from '../../server/static-build.ts';
import { openStaticFiles } from '../../server/static-files.ts';
import { writePage } from './write-page.ts';

/** The pages that have a twin written as one would by hand. */
export const handWrittenPages = ['/', '/blog/choosing-right-frames'];

const folder = join(rootFolder, 'bench', 'results', 'hand-written');
const client = join(folder, 'client');
const built = join(rootFolder, 'dist', 'client');

/** A server of the hand-written pages, compressed and answered as the site's own files are. */
export async function createHandWrittenServer(browser: Browser): Promise<Server> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(client, { recursive: true });
  const style = await readFile(join(import.meta.dirname, 'style.css'), 'utf8');
  const fonts = listFonts(await read('/index.html'));
  await write(
    '/style.css',
    fonts.reduce((css, font) => css.replace(nameOf(font), font), style),
  );
  for (const font of fonts) await copy(font);
  for (const path of handWrittenPages) {
    const file = path === '/' ? '/index.html' : `${path}.html`;
    const html = await writePage(browser, await read(file), fonts);
    await write(file, html);
    for (const [picture] of html.matchAll(/\/uploads\/[\w.-]+/g)) await copy(picture);
  }
  await compressFiles(client, join(folder, 'compressed'));
  const files = await openStaticFiles(folder);
  const missing = () => new Response(null, { status: 404 });
  return createServer(getRequestListener((request) => files.answer(request) ?? missing()));
}

/** The site's fonts, by the addresses that a page preloads. */
function listFonts(html: string): string[] {
  return [...html.matchAll(/href="(\/assets\/static\/[^"]+\.woff2)"/g)].map(
    ([, font = '']) => font,
  );
}

/** `source-sans-3.woff2` for `/assets/static/source-sans-3.ORlgio0z.woff2`. */
function nameOf(font: string): string {
  return font.replace(/^.*\/([\w-]+)\..*$/, '$1.woff2');
}

function read(path: string): Promise<string> {
  return readFile(join(built, path), 'utf8');
}

async function write(path: string, text: string) {
  const file = join(client, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

async function copy(path: string) {
  await cp(join(built, path), join(client, path));
}
