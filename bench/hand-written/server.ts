import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { dirname, join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Browser } from '@playwright/test';
import { rootFolder } from '../../build/run/run.mjs';
import { compressFiles } from '../../build/static/static-build.ts';
import { openStaticFiles } from '../../server/node/static-files.ts';
import { writePage } from './write-page.ts';

/** The pages that have a twin written as one would by hand: one of each kind. */
export const handWrittenPages = [
  '/',
  '/contact',
  '/blog',
  '/blog/choosing-right-frames',
  '/services/dry-eye',
  '/helpful-links/oct-scans',
  '/privacy',
];

const folder = join(rootFolder, 'bench', 'results', 'hand-written');
const client = join(folder, 'client');
const built = join(rootFolder, 'dist', 'client');

/**
 * A server of the hand-written pages, compressed and answered as the site's own files are.
 * @param site the origin of the site, whose pages they say the same as
 */
export async function createHandWrittenServer(browser: Browser, site: string): Promise<Server> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(client, { recursive: true });
  const reader = await browser.newPage({ ignoreHTTPSErrors: true });
  await reader.goto(`${site}/robots.txt`);
  const read = (path: string) =>
    reader.evaluate(async (address) => (await fetch(address)).text(), path);
  for (const path of handWrittenPages) {
    const html = await writePage(browser, await read(path));
    await write(path === '/' ? '/index.html' : `${path}.html`, html);
    for (const [file] of html.matchAll(/\/(?:assets\/static|uploads|brand)\/[\w.-]+/g)) {
      await copy(file);
    }
  }
  await reader.close();
  await compressFiles(client, join(folder, 'compressed'));
  const files = await openStaticFiles(folder);
  const missing = () => new Response(null, { status: 404 });
  return createServer(getRequestListener((request) => files.answer(request) ?? missing()));
}

async function write(path: string, text: string) {
  const file = join(client, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

async function copy(path: string) {
  await cp(join(built, path), join(client, path));
}
