import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { Plugin } from 'vite';
import type { App } from '../../server/app.ts';
import { smallestWorthwhile } from '../../server/cache/answer.ts';
import { listFiles } from '../../server/node/list-files.ts';
import { loadScriptsLate } from '../../server/routes/pages/late-scripts.ts';
import { checkPages } from './check-pages.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const text = /\.(?:html|css|js|mjs|svg|xml|txt|md|json|webmanifest)$/;

/**
 * Finishes the static files after the pages are written: makes each page load its scripts late, adds the Markdown
 * versions of pages, and writes compressed files for the Node server to a folder that isn't uploaded to Cloudflare. Then
 * requests every page.
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
        await delayScripts(client);
        await writeMarkdown(client, join(client, '../server/index.mjs'));
        await compressFiles(client, join(client, '../compressed'));
        await checkPages(join(client, '..'));
      },
    },
  };
}

/** Makes every HTML file in a folder load its scripts late. */
async function delayScripts(folder: string): Promise<void> {
  for (const file of await listFiles(folder)) {
    if (!file.endsWith('.html')) continue;
    const html = await readFile(join(folder, file), 'utf8');
    await writeFile(join(folder, file), loadScriptsLate(html));
  }
}

/**
 * Writes the Markdown files of a build.
 * @param folder the folder to write to
 * @param server the path of the built server, which composes the files from the same content as its pages
 * @throws Error naming the first file that can't be composed
 */
export async function writeMarkdown(folder: string, server: string): Promise<void> {
  const { default: app } = (await import(server)) as { default: App };
  for (const [path, compose] of Object.entries(app.markdownFiles)) {
    const text = await compose().catch((cause) => {
      throw new Error(`${path} can't be written: ${cause}`, { cause });
    });
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

/** Writes `name.br` and `name.gz` to another folder, for every text file that is large enough. */
async function compressFiles(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  const files = (await listFiles(from)).filter((file) => text.test(file));
  await Promise.all(files.map((file) => compressFile(join(from, file), join(to, file))));
}

async function compressFile(from: string, to: string) {
  const bytes = await readFile(from);
  if (bytes.length < smallestWorthwhile) return;
  const params = {
    [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY,
    [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await mkdir(dirname(to), { recursive: true });
  await writeFile(`${to}.br`, await compressBrotli(bytes, { params }));
  await writeFile(`${to}.gz`, await compressGzip(bytes, { level: zlib.Z_BEST_COMPRESSION }));
}
