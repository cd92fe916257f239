import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { storedEntryPath, storedFolder } from '../stored.ts';
import { checkReferences } from './check-references.ts';
import { type AddressedEntry, readCollections } from './collections.ts';
import { entriesModule, linksModule, summariesModule, wholeEntry } from './entry-modules.ts';
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
  let isServed = false;
  let client = '';

  function readContent(): Content {
    const entries = readCollections(contentFolder);
    checkReferences(entries, contentFolder);
    return { entries, stored: isServed ? new Set() : storedPaths(entries) };
  }

  return {
    name: 'site-content',
    enforce: 'pre',
    configResolved({ command, environments, root }) {
      isServed = command === 'serve';
      client = join(root, environments['client']?.build.outDir ?? 'dist/client');
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
      await storeEntries(client, content);
    },
  };
}

function moduleOf(id: string, { entries, stored }: Content): string {
  const [file = '', kind] = id.split('?');
  const inCollection = entries.filter(({ collection }) => collection === basename(file));
  if (kind === 'links') return linksModule(inCollection);
  if (kind === 'summaries') return summariesModule(inCollection);
  if (kind === 'entries') return entriesModule(inCollection, stored);
  const found = entries.find(({ entry }) => resolve(entry.file) === file);
  if (!found) throw new Error(`${relative('.', file)} is in no collection of ${storedFolder}/`);
  return `export default ${JSON.stringify(wholeEntry(found))}`;
}

async function storeEntries(client: string, { entries, stored }: Content) {
  for (const found of entries.filter(({ path }) => stored.has(path))) {
    const file = join(client, storedEntryPath(found.collection, found.entry.record.slug));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(wholeEntry(found)));
  }
}
