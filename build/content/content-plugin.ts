import { resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import type { SiteContent } from '../../domain/content.ts';
import { virtualModules } from '../virtual-modules.ts';
import { readContent } from './read-content.ts';
import { contentFolder } from './read-practice.ts';
import { browserContent, siteContent } from './site-content.ts';

/** The modules that this and other plugins make of the content. */
const madeOfContent = /^\0virtual:(?:content|browser-content|pictures|media-sizes)$/;

/** Modules that run only in the build and the editor. The contact endpoint uses `zod/mini`. */
const ofModel = /\/(?:content-model|node_modules\/zod\/v4\/classic)\//;

/**
 * Provides `content/` to the site as plain data, so that parsers and schemas stay in the build: `virtual:content` for
 * the server, and the small `virtual:browser-content` for scripts.
 * @throws ContentError at the start of a build if the content is invalid; in development, on every page until
 * the content is fixed
 */
export function contentPlugin(folder = contentFolder): Plugin {
  let content: SiteContent | undefined;
  const read = () => {
    content ??= siteContent(readContent(folder));
    return content;
  };
  return {
    name: 'site-content',
    configResolved({ command }) {
      // Before other plugins read pictures, whose errors don't say which page names them.
      if (command === 'build') read();
    },
    buildStart: () => void read(),
    hotUpdate({ file, modules, timestamp }) {
      if (!resolve(file).startsWith(resolve(folder) + sep)) return undefined;
      content = undefined;
      const { moduleGraph } = this.environment;
      const made = [...moduleGraph.idToModuleMap.values()].filter(
        ({ id }) => id && madeOfContent.test(id),
      );
      // Vike re-evaluates only server modules that the browser hasn't loaded, but both load the menus.
      for (const module of made) moduleGraph.invalidateModule(module, new Set(), timestamp, true);
      return [...modules, ...made];
    },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        const modelled = chunk.type === 'chunk' && chunk.moduleIds.find((id) => ofModel.test(id));
        if (modelled) this.error(`${chunk.fileName} contains ${modelled}. Import only its types.`);
      }
    },
    ...virtualModules({
      'virtual:content': read,
      'virtual:browser-content': () => browserContent(read()),
    }),
  };
}
