import { existsSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { examCalendars } from '../../domain/hours/exam-calendars.ts';
import type { Content } from '../../domain/read/checks/content.ts';
import { problemsIn } from '../../domain/read/checks/index.ts';
import { ContentError } from '../../domain/read/content-error.ts';
import type { PracticeFacts } from '../../domain/read/practice-schemas.ts';
import { redirectsOf } from '../../domain/read/redirects.ts';
import { contentFolder } from '../content-folder.ts';
import { plateProblems } from '../pictures/plates.ts';
import { entriesModule, linksModule, summariesModule, wholeEntry } from './entry-modules.ts';
import { readEntries, showDrafts, shownEntries } from './read-collections.ts';
import { readPractice } from './read-practice.ts';
import { readSources } from './read-sources.ts';

const contentId = /^virtual:(?:facts|links|summaries|entries|entry|redirects)(?:\/|$)/;
const contentModule = /^\0virtual:(?:facts|links|summaries|entries|entry|redirects)(?:\/|$)/;
/** The modules that other plugins derive from the content. */
const madeOfContent = /^\0virtual:(?:pictures|social-pictures|media-sizes)$/;

/**
 * Provides `content/` to the site as virtual modules of plain data, typed in `domain/virtual-content.d.ts`, so
 * that parsers and schemas stay in the build:
 * - `virtual:facts`: the facts of the practice
 * - `virtual:links/guides`: what menus show of a collection
 * - `virtual:summaries/guides`: what lists and cards show of it
 * - `virtual:entries/guides`: loaders for whole entries
 * - `virtual:redirects`: the targets of former addresses
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
        return moduleOf(id, content);
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
  const problems = [...problemsIn(content), ...plateProblems(folder)];
  if (problems.length > 0) throw new ContentError(problems);
  return { ...content, entries: shownEntries(entries, facts) };
}

/** Returns the source of a module such as `virtual:entry/guides/oct-scans`. */
function moduleOf(id: string, { facts, entries, sources, folder }: Content): string {
  const [kind, name = '', slug] = id.replace(/^\0virtual:/, '').split('/');
  if (kind === 'facts') return factsModule(facts, name);
  if (kind === 'redirects')
    return `export default ${JSON.stringify(redirectsOf(entries, facts.redirects))}`;
  const inFolder = entries.filter(({ collection }) => collection === name);
  if (kind === 'links') return linksModule(inFolder);
  if (kind === 'summaries') return summariesModule(inFolder);
  if (kind === 'entries') return entriesModule(inFolder);
  const found = inFolder.find(({ entry }) => entry.record.slug === slug);
  if (!found) throw new Error(`No collection contains content/${name}/${slug}.md.`);
  return `export default ${JSON.stringify(wholeEntry(found, sources, facts.signs, folder))}`;
}

/** Returns the module of one subject, or one that re-exports all subjects. Scripts contain only those they import. */
function factsModule(facts: PracticeFacts, subject: string): string {
  const subjects = { ...facts, calendars: examCalendars(facts) };
  if (subject)
    return `export default ${JSON.stringify(subjects[subject as keyof typeof subjects])}`;
  return Object.keys(subjects)
    .map((name) => `export { default as ${name} } from 'virtual:facts/${name}';\n`)
    .join('');
}
