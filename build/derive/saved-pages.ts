import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { render } from 'vike/abort';
import type { Plugin } from 'vite';
import type { Site } from './rendered-pages.ts';

const fileName = 'saved-pages.js';
const empty = 'export default {};\n';

/**
 * Provides the HTML of pages that answer with another status than 200, so that none is rendered for a visitor. The
 * built server imports it from its own file, which `savePages` writes. In development there is none.
 */
export function savedPagesPlugin(): Plugin {
  return {
    name: 'site-saved-pages',
    resolveId: {
      filter: { id: /^virtual:saved-pages$/ },
      handler(id) {
        // From the chunks that import it.
        if (this.environment.mode === 'build')
          return { id: `../${fileName}`, external: 'absolute' };
        return `\0${id}`;
      },
    },
    load: { filter: { id: /^\0virtual:saved-pages$/ }, handler: () => empty },
    generateBundle() {
      if (this.environment.name !== 'ssr') return;
      this.emitFile({ type: 'asset', fileName, source: empty });
    },
  };
}

/** Renders the pages to the folder of the built server, and fails if one has another status. */
export async function savePages(folder: string, site: Site): Promise<void> {
  const html = async (path: string, status: number) => {
    const response = await site(path, {
      search() {
        throw render(500);
      },
    });
    if (response.status !== status) throw new Error(`${path} responds with ${response.status}.`);
    return response.text();
  };
  const pages = {
    '/404': await html('/404', 404),
    '/services/404': await html('/services/404', 404),
    // A search that fails.
    '/500': await html('/search?q=500', 500),
  };
  await writeFile(join(folder, fileName), `export default ${JSON.stringify(pages)};\n`);
}
