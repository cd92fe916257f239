import { appendFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { Plugin } from 'vite';
import { staticAssets } from '../../server/node/static-assets.ts';
import { readCollections } from '../content/read-collections.ts';
import { checkPages, type Site } from './check-pages.ts';
import { savePages } from './saved-pages.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const text = /\.(?:html|css|js|mjs|svg|xml|txt|md|json|webmanifest)$/;
/** A packet holds more bytes. */
const smallestWorthwhile = 1024;

/**
 * Finishes the build after the pages are written: requests every page, adds the Markdown versions of pages, saves the
 * pages for errors, and writes compressed files for the Node server, which aren't uploaded to Cloudflare.
 */
export function staticBuildPlugin(): Plugin {
  let client = '';
  return {
    name: 'site-static-build',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    configResolved({ environments, root }) {
      client = join(root, environments['client']?.build.outDir ?? 'dist/client');
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const server = join(client, '../server');
        const site = await openSite(server, client);
        await checkPages(site);
        await savePages(server, site);
        await writeMarkdown(client, site);
        await compressFiles(client);
      },
    },
  };
}

async function openSite(server: string, client: string): Promise<Site> {
  const { default: app } = await import(join(server, 'index.mjs'));
  const environment = { ASSETS: staticAssets(client), REQUEST_LOG: 'none' };
  return (path, own) =>
    app.fetch(new Request(new URL(path, 'http://localhost')), { ...environment, ...own });
}

/**
 * Writes the Markdown files of a build.
 * @throws Error naming the first file that can't be composed
 */
async function writeMarkdown(folder: string, site: Site): Promise<void> {
  for (const { path } of readCollections()) {
    const response = await site(`${path}.md`);
    if (response.status === 404) continue;
    if (!response.ok) throw new Error(`${path}.md can't be written; see the error above.`);
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, `${path}.md`), await response.text());
  }
}

/** Writes `name.br` and `name.gz` beside every text file that is large enough. */
async function compressFiles(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(
    files.filter((file) => text.test(file)).map((file) => compressFile(join(folder, file))),
  );
  await appendFile(join(folder, '.assetsignore'), '\n*.br\n*.gz\n');
}

async function compressFile(file: string) {
  const bytes = await readFile(file);
  if (bytes.length < smallestWorthwhile) return;
  const params = {
    [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY,
    [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await writeFile(`${file}.br`, await compressBrotli(bytes, { params }));
  await writeFile(`${file}.gz`, await compressGzip(bytes, { level: zlib.Z_BEST_COMPRESSION }));
}
