import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;

/** Vike's own entry, for pages without one of theirs. */
const foreignEntry = 'entries/entry-server-routing';

/** Vite 8's module around dynamic imports. A later Vite may name it otherwise, and then uses its own. */
const preloadHelper = /^\0vite\/preload-helper\.js$/;

/** Fetches an import's files at once rather than one after another. All styles are in one sheet. */
const leanPreload = `export function __vitePreload(load, files = []) {
  for (const file of files) {
    const href = '/' + file;
    if (document.querySelector('link[href="' + href + '"]')) continue;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  return load();
}`;

/**
 * Keeps what pages load from a build, and only that. Vike 0.4.266 makes an entry of each page for a
 * client that hydrates whole pages, and needs those in its manifest; ours hydrates islands from one entry.
 * @param entry the file, below the project's root, that pages load
 */
export function clientEntryPlugin(entry: string): Plugin {
  return {
    name: 'site-client-entry',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    options(options) {
      const { [foreignEntry]: _, ...input } = options.input as Record<string, string>;
      return { ...options, input };
    },
    outputOptions({ codeSplitting }) {
      if (typeof codeSplitting !== 'object') return;
      // Vike adds a group without this name, and Rolldown warns of it at each build.
      for (const group of codeSplitting.groups ?? []) group.debugName ??= 'styles';
    },
    load: { filter: { id: preloadHelper }, handler: () => leanPreload },
    async writeBundle({ dir = 'dist/client' }, bundle) {
      const unused = unusedFiles(Object.values(bundle), entry);
      await Promise.all(unused.map((file) => rm(join(dir, file))));
    },
  };
}

/**
 * The chunks that neither an import nor a dynamic import reaches from the entry.
 * @throws Error where there is no such entry.
 */
export function unusedFiles(bundle: readonly Output[], entry: string): string[] {
  const found = bundle.filter((output) => output.type === 'chunk');
  const start = found.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${entry}`));
  if (!start) throw new Error(`No file of the build comes from ${entry}`);
  const chunks = new Map(found.map((chunk) => [chunk.fileName, chunk]));
  const reached = reachedFrom(start.fileName, chunks);
  return [...chunks.keys()].filter((file) => !reached.has(file));
}

function reachedFrom(start: string, chunks: ReadonlyMap<string, Rolldown.OutputChunk>) {
  const reached = new Set<string>();
  const waiting = [start];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    const chunk = chunks.get(file);
    waiting.push(...(chunk?.imports ?? []), ...(chunk?.dynamicImports ?? []));
  }
  return reached;
}
