import { basename, dirname, relative, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { storedEntryPath } from '../stored.ts';
import { checkReferences } from './check-references.ts';
import { type AddressedEntry, readCollections } from './collections.ts';
import { entriesModule, linksModule, summariesModule, wholeEntry } from './entry-modules.ts';
import { storeFile } from './store-file.ts';
import { storedPaths } from './stored-entries.ts';

const contentModule = /\?(?:links|summaries|entries|entry)$/;

interface Content {
  entries: readonly AddressedEntry[];
  /** The paths of entries that the worker doesn't hold. */
  stored: ReadonlySet<string>;
}

/**
 * Lets the site import its Markdown: `./guides?links` is what menus need, `./guides?summaries` what
 * lists and cards show, `./guides?entries` loads whole pages. All arrive as plain data; the parser
 * and the schemas stay here. Of a large collection most pages are stored as static files instead,
 * except by the development server, which has none.
 * @throws ContentError at the start of a build whose content is wrong.
 */
export function contentPlugin(contentFolder = 'content'): Plugin {
  let content: Content | undefined;
  let config: ResolvedConfig;

  function readContent(): Content {
    const entries = readCollections(contentFolder);
    checkReferences(entries, contentFolder);
    return { entries, stored: config.command === 'serve' ? new Set() : storedPaths(entries) };
  }

  return {
    name: 'site-content',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved;
    },
    buildStart() {
      content = readContent();
    },
    hotUpdate({ file, modules }) {
      if (!file.endsWith('.md')) return undefined;
      content = undefined;
      const all = [...this.environment.moduleGraph.idToModuleMap.values()];
      return [...modules, ...all.filter(({ id }) => id && contentModule.test(id))];
    },
    resolveId: {
      filter: { id: contentModule },
      handler: (id, importer = '') => resolve(dirname(importer), id),
    },
    load: {
      filter: { id: contentModule },
      handler(id) {
        content ??= readContent();
        return moduleOf(id, content);
      },
    },
    async writeBundle() {
      if (this.environment.name !== 'ssr' || !content) return;
      const { entries, stored } = content;
      for (const found of entries.filter(({ path }) => stored.has(path))) {
        const path = storedEntryPath(found.collection, found.entry.record.slug);
        await storeFile(config, path, JSON.stringify(wholeEntry(found)));
      }
    },
  };
}

function moduleOf(id: string, { entries, stored }: Content): string {
  const [file = '', kind] = id.split('?');
  const folder = basename(kind === 'entry' ? dirname(file) : file);
  const inFolder = entries.filter(({ collection }) => collection === folder);
  if (kind === 'links') return linksModule(inFolder);
  if (kind === 'summaries') return summariesModule(inFolder);
  if (kind === 'entries') return entriesModule(inFolder, stored);
  const found = inFolder.find(({ entry }) => `${entry.record.slug}.md` === basename(file));
  if (!found) throw new Error(`${relative('.', file)} is in no collection of the content.`);
  return `export default ${JSON.stringify(wholeEntry(found))}`;
}
