import { existsSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { examCalendars } from '../../domain/hours/exam-calendars.ts';
import type { Content } from '../../domain/read/checks/content.ts';
import { problemsIn } from '../../domain/read/checks/index.ts';
import { ContentError } from '../../domain/read/content-error.ts';
import type { PracticeFacts } from '../../domain/read/practice-schemas.ts';
import { redirectsOf } from '../../domain/read/redirects.ts';
import { entriesModule, linksModule, summariesModule, wholeEntry } from './entry-modules.ts';
import { readEntries, showDrafts, shownEntries } from './read-collections.ts';
import { readPractice } from './read-practice.ts';
import { readSources } from './read-sources.ts';

const contentId = /^virtual:(?:facts|links|summaries|entries|entry|redirects)(?:\/|$)/;
const contentModule = /^\0virtual:(?:facts|links|summaries|entries|entry|redirects)(?:\/|$)/;
/** What other plugins make of the content. */
const madeOfContent = /^\0virtual:(?:pictures|social-pictures|search-index|media-sizes)$/;

/**
 * Hands `content/` to the site as plain data, with the types of `domain/virtual-content.d.ts`:
 * `virtual:facts` is the practice, `virtual:links/guides` what menus need, `virtual:summaries/guides`
 * what lists and cards show, `virtual:entries/guides` loads whole pages, and `virtual:redirects` says where
 * former addresses lead. Parsers and schemas stay in the build.
 * @throws ContentError at the start of a build whose content is wrong, and in place of each page that is
 * developed until it is corrected.
 */
export function contentPlugin(contentFolder = 'content'): Plugin {
  let content: Content | undefined;

  return {
    name: 'site-content',
    enforce: 'pre',
    config(_config, { command, mode }) {
      // Vitest serves, too, and tests what the site shows.
      showDrafts(command === 'serve' && mode === 'development');
    },
    buildStart() {
      content = readContent(contentFolder);
    },
    hotUpdate({ file, modules, timestamp }) {
      if (!resolve(file).startsWith(resolve(contentFolder) + sep)) return undefined;
      content = undefined;
      const { moduleGraph } = this.environment;
      const made = [...moduleGraph.idToModuleMap.values()].filter(
        ({ id }) => id && (contentModule.test(id) || madeOfContent.test(id)),
      );
      // Vike has the server's pages made anew only from modules that the browser hasn't loaded, and menus are in both.
      for (const module of made) moduleGraph.invalidateModule(module, new Set(), timestamp, true);
      return [...modules, ...made];
    },
    resolveId: { filter: { id: contentId }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: contentModule },
      handler(id) {
        content ??= readContent(contentFolder);
        return moduleOf(id, content);
      },
    },
  };
}

/**
 * Reads and checks everything that the practice says, facts and texts, and keeps what the site shows today.
 * @throws ContentError naming what is wrong
 */
export function readContent(contentFolder: string): Content {
  const facts = readPractice(contentFolder);
  const entries = readEntries(contentFolder, facts);
  const sources = readSources(contentFolder);
  const folder = relative(process.cwd(), contentFolder);
  const hasFile = (path: string) => existsSync(join(contentFolder, path));
  const content = { facts, entries, sources, folder, hasFile };
  const problems = problemsIn(content);
  if (problems.length > 0) throw new ContentError(problems);
  return { ...content, entries: shownEntries(entries, facts) };
}

/** The source of a module such as `virtual:entry/guides/oct-scans`. */
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
  if (!found) throw new Error(`content/${name}/${slug}.md is in no collection of the content.`);
  return `export default ${JSON.stringify(wholeEntry(found, sources, facts.signs, folder))}`;
}

/** A module for each subject behind the one of all, so that a script carries only what it reads. */
function factsModule(facts: PracticeFacts, subject: string): string {
  const subjects = { ...facts, calendars: examCalendars(facts) };
  if (subject)
    return `export default ${JSON.stringify(subjects[subject as keyof typeof subjects])}`;
  return Object.keys(subjects)
    .map((name) => `export { default as ${name} } from 'virtual:facts/${name}';\n`)
    .join('');
}
