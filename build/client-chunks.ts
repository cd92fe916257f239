import type { Plugin, Rolldown } from 'vite';

/** Vike's own client entry, which hydrates whole pages. This site hydrates islands only. */
const foreignEntry = 'entries/entry-server-routing';

/** The module with which Vite 8 wraps dynamic imports. If a later Vite renames it, Vite's own helper is used. */
const preloadHelper = /^\0vite\/preload-helper\.js$/;

/**
 * Preloads all files of an import in parallel, and evaluates them unless `hydrate-islands.ts` only fetches. It ignores
 * CSS, because all styles are in one stylesheet.
 */
const leanPreload = `export function __vitePreload(load, files = []) {
  for (const file of files) {
    const href = '/' + file;
    if (document.querySelector('link[href="' + href + '"]')) continue;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  if (!globalThis.isFetchingOnly) return load();
}`;

/**
 * Keeps the script that runs before the load event in one file of 2.9 kB. Without this plugin, Vite's preload
 * helper is a second file, and the total is 3.7 kB.
 */
export function clientEntryPlugin(): Plugin {
  return {
    name: 'site-client-entry',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    options(options) {
      const { [foreignEntry]: _, ...input } = options.input as Record<string, string>;
      return { ...options, input };
    },
    load: { filter: { id: preloadHelper }, handler: () => leanPreload },
  };
}

const everyIsland = [
  /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  /[\\/]components[\\/](island[\\/](hydrate|define-island|visitor-state)|ui[\\/]icon)\.ts/,
];

const everyPage =
  /run-when-idle|browser-content|[\\/]components[\\/]hours[\\/]|[\\/]domain[\\/](hours[\\/]|language)/;

/**
 * How code is split: what every island needs, what every page needs when idle, what several widgets share, and one chunk
 * for each island.
 */
const islandChunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'react', test: (id) => everyIsland.some((part) => part.test(id)), priority: 2 },
    { name: 'idle', test: everyPage, priority: 1, includeDependenciesRecursively: false },
    { name: 'widgets', test: /[\\/]node_modules[\\/]/, minShareCount: 2, priority: 1 },
  ],
};

/** Has Chromium compile a file on another thread while it arrives, instead of on the main thread when it is called. */
const compileHint = '//# allFunctionsCalledOnLoad';

/** The browser's code. The hint saves home 20 ms of its main thread. On the other files of islands, it would save nothing. */
export const clientOutput: Rolldown.OutputOptions = {
  codeSplitting: islandChunks,
  postBanner: ({ name }) => (name === 'react' ? compileHint : ''),
};
