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
  for (const [heading, file] of Object.entries(licenses))
    await appendFile(join(client, 'licenses.txt'), `\n## ${heading}\n\n${await readFile(file)}`);
  await savePages(server, site);
  await compressFiles(client);
}

/** Files of licenses, by the heading that they get below those that Vite lists. */
const licenses = {
  'Fonts: Cormorant Garamond, Source Sans 3 (OFL-1.1)': 'components/styles/fonts/OFL.txt',
  'Icons: Lucide (ISC)': 'components/ui/icons-license.txt',
};

const text = /\.(?:html|css|js|mjs|svg|xml|txt|md|json|webmanifest)$/;
/** Bytes. A packet holds more. */
const smallestWorthwhile = 1024;

/** Writes `name.br` and `name.gz` beside large text files, for Node. Cloudflare compresses, so it doesn't get them. */
async function compressFiles(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  const compressed = files
    .filter((name) => text.test(name))
    .map(async (name) => {
      const file = join(folder, name);
      const bytes = await readFile(file);
      if (bytes.length < smallestWorthwhile) return;
      // By default, the quality is the best.
      const params = { [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
      await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    });
  await Promise.all(compressed);
  await appendFile(join(folder, '.assetsignore'), '\n*.br\n*.gz\n');
}
