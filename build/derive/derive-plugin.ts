import { appendFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { Plugin } from 'vite';
import { searchIndexPath } from '../../domain/search/query.ts';
import { staticAssets } from '../../server/node/bindings.ts';
import { readShown } from '../content/read-content.ts';
import { translationsOf } from '../content/spanish.ts';
import { markdownOf } from './markdown.ts';
import { readPages, requirePlaces, type Site } from './rendered-pages.ts';
import { savePages } from './saved-pages.ts';
import { searchFile } from './search-index.ts';

/**
 * Derives from the built pages what says the same in another form: the Markdown of a page, and the search index. In
 * development, the first query after a change makes the index.
 */
export function derivePlugin(): Plugin {
  return {
    name: 'site-derive',
    applyToEnvironment: ({ name }) => name === 'ssr',
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error) {
        // A build that failed has no server to ask for pages.
        if (error) return;
        const { command, environments, root } = this.environment.getTopLevelConfig();
        if (command === 'build')
          await derive(join(root, `${environments['client']?.build.outDir}`));
      },
    },
    configureServer({ middlewares, config, watcher }) {
      let index: string | undefined;
      watcher.on('all', () => {
        index = undefined;
      });
      const site: Site = (path) => fetch(`http://127.0.0.1:${config.server.port}${path}`);
      middlewares.use(searchIndexPath, async function serveIndex(_request, response, next) {
        try {
          index ??= searchFile(await readPages(site, readShown().entries));
          response.end(index);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

async function derive(client: string): Promise<void> {
  const server = join(client, '../server');
  const { default: app } = await import(join(server, 'index.mjs'));
  const environment = { ASSETS: staticAssets(client), REQUEST_LOG: 'none' };
  const site: Site = (path, own) =>
    app.fetch(new Request(new URL(path, 'http://localhost')), { ...environment, ...own });
  const shown = readShown();
  const pages = await readPages(site, shown.entries);
  const all = [...pages, ...(await readPages(site, translationsOf(shown)))];
  requirePlaces(all, shown);
  for (const { path, page } of all) {
    const markdown = await markdownOf(page);
    if (!markdown) continue;
    const file = join(client, `${path}.md`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, markdown);
  }
  await writeFile(join(client, searchIndexPath), searchFile(pages));
  await appendFile(join(client, 'licenses.txt'), await licensesOfFiles());
  await savePages(server, site);
  await compressFiles(client);
}

/** Returns the licenses of fonts and icons, in the form in which Vite lists those of the browser's code. */
async function licensesOfFiles(): Promise<string> {
  const fonts = await readFile('components/styles/fonts/OFL.txt', 'utf8');
  const icons = await readFile('components/ui/icons-license.txt', 'utf8');
  return `
## Fonts: Cormorant Garamond, Source Sans 3 (OFL-1.1)

${fonts}
## Icons: Lucide (ISC)

${icons}`;
}

const text = /\.(?:html|css|js|mjs|svg|xml|txt|md|json|webmanifest)$/;
/** Bytes. A packet holds more. */
const smallestWorthwhile = 1024;

/**
 * Writes `name.br` and `name.gz` beside every text file that is large enough, for the Node server. Cloudflare compresses
 * by itself, so these aren't uploaded.
 */
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
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: zlib.Z_BEST_COMPRESSION }));
}
