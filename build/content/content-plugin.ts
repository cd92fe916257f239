import { existsSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import type { Content } from '../../domain/read/checks/content.ts';
import { problemsIn } from '../../domain/read/checks/index.ts';
import { ContentError } from '../../domain/read/content-error.ts';
import { contentFolder } from '../content-folder.ts';
import { drawingProblems } from './drawing-problems.ts';
import { readEntries, showDrafts, shownEntries } from './read-collections.ts';
import { readPractice } from './read-practice.ts';
import { readSources } from './read-yaml.ts';
import { browserContent, siteContent } from './site-content.ts';

const contentId = /^virtual:(?:browser-)?content$/;
const contentModule = /^\0virtual:(?:browser-)?content$/;
/** The modules that other plugins derive from the content. */
const madeOfContent = /^\0virtual:(?:pictures|media-sizes)$/;

/**
 * Provides `content/` to the site as plain data, so that parsers and schemas stay in the build: `virtual:content` for
 * the server, and the small `virtual:browser-content` for scripts.
 * @throws ContentError at the start of a build if the content is invalid; in development, on every page until
 * the content is fixed
 */
export function contentPlugin(folder = contentFolder): Plugin {
  let content: Content | undefined;

  return {
    name: 'site-content',
    enforce: 'pre',
    config(_config, { command, mode }) {
      // Vitest also runs with `serve`, but must see the content as visitors do.
      showDrafts(command === 'serve' && mode === 'development');
    },
    configResolved({ command }) {
      // Before other plugins read pictures, whose errors don't say which page names them.
      if (command === 'build') content = readContent(folder);
    },
    buildStart() {
      content ??= readContent(folder);
    },
    hotUpdate({ file, modules, timestamp }) {
      if (!resolve(file).startsWith(resolve(folder) + sep)) return undefined;
      content = undefined;
      const { moduleGraph } = this.environment;
      const made = [...moduleGraph.idToModuleMap.values()].filter(
        ({ id }) => id && (contentModule.test(id) || madeOfContent.test(id)),
      );
      // Vike re-evaluates only server modules that the browser hasn't loaded, but both load the menus.
      for (const module of made) moduleGraph.invalidateModule(module, new Set(), timestamp, true);
      return [...modules, ...made];
    },
    resolveId: { filter: { id: contentId }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: contentModule },
      handler(id) {
        content ??= readContent(folder);
        const data = id.endsWith(':content') ? siteContent(content) : browserContent(content);
        return `export default ${JSON.stringify(data)}`;
      },
    },
  };
}

/**
 * Reads and checks the facts and texts of the practice, and returns those that the site shows today.
 * @throws ContentError listing every problem
 */
export function readContent(folder: string): Content {
  const facts = readPractice(folder);
  const entries = readEntries(folder, facts);
  const sources = readSources(folder);
  const hasFile = (path: string) => existsSync(join(folder, path));
  const shownFolder = relative(process.cwd(), folder);
  const content = { facts, entries, sources, folder: shownFolder, hasFile };
  const problems = [...problemsIn(content), ...drawingProblems(folder)];
  if (problems.length > 0) throw new ContentError(problems);
  return { ...content, entries: shownEntries(entries, facts) };
}
