import { existsSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Content } from './checks/content.ts';
import { problemsIn } from './checks/index.ts';
import { readCollections } from './collections.ts';
import { ContentError } from './content-error.ts';
import { entriesModule, linksModule, summariesModule, wholeEntry } from './entry-modules.ts';
import { examCalendars } from './exam-calendars.ts';
import { type PracticeFacts, readPractice } from './read-practice.ts';
import { readSources } from './read-sources.ts';

const factsId = '#facts';
const contentModule = /\?(?:links|summaries|entries|entry)$|^\0#facts/;
const contentId = /\?(?:links|summaries|entries|entry)$|^#facts/;

/**
 * Lets the site import its Markdown: `./guides?links` is what menus need, `./guides?summaries` what
 * lists and cards show, `./guides?entries` loads whole pages; and the facts of the practice, `#facts`.
 * All arrive as plain data; the parsers and the schemas stay here.
 * @throws ContentError at the start of a build whose content is wrong.
 */
export function contentPlugin(contentFolder = 'content'): Plugin {
  let content: Content | undefined;

  return {
    name: 'site-content',
    enforce: 'pre',
    buildStart() {
      content = readContent(contentFolder);
    },
    hotUpdate({ file, modules }) {
      if (!/\.(?:md|yaml)$/.test(file)) return undefined;
      content = undefined;
      const all = [...this.environment.moduleGraph.idToModuleMap.values()];
      return [...modules, ...all.filter(({ id }) => id && contentModule.test(id))];
    },
    resolveId: {
      filter: { id: contentId },
      handler: (id, importer = '') =>
        id.startsWith(factsId) ? `\0${id}` : resolve(dirname(importer), id),
    },
    load: {
      filter: { id: contentModule },
      handler(id) {
        content ??= readContent(contentFolder);
        return id.startsWith('\0') ? factsModule(id, content.facts) : moduleOf(id, content);
      },
    },
  };
}

/**
 * Reads and checks everything that the site says: facts and texts.
 * @throws ContentError naming what is wrong
 */
export function readContent(contentFolder: string): Content {
  const facts = readPractice(contentFolder);
  const entries = readCollections(contentFolder, facts);
  const sources = readSources(contentFolder);
  const folder = relative(process.cwd(), contentFolder);
  const hasFile = (path: string) => existsSync(join(contentFolder, path));
  const content = { facts, entries, sources, folder, hasFile };
  const problems = problemsIn(content);
  if (problems.length > 0) throw new ContentError(problems);
  return content;
}

function moduleOf(id: string, { entries, sources }: Content): string {
  const [file = '', kind] = id.split('?');
  const folder = basename(kind === 'entry' ? dirname(file) : file);
  const inFolder = entries.filter(({ collection }) => collection === folder);
  if (kind === 'links') return linksModule(inFolder);
  if (kind === 'summaries') return summariesModule(inFolder);
  if (kind === 'entries') return entriesModule(inFolder);
  const found = inFolder.find(({ entry }) => `${entry.record.slug}.md` === basename(file));
  if (!found) throw new Error(`${relative('.', file)} is in no collection of the content.`);
  return `export default ${JSON.stringify(wholeEntry(found, sources))}`;
}

/** A module for each subject behind the one of all, so that a script carries only what it reads. */
function factsModule(id: string, facts: PracticeFacts): string {
  const subjects = { ...facts, calendars: examCalendars(facts) };
  const [, subject] = id.split('/');
  if (subject)
    return `export default ${JSON.stringify(subjects[subject as keyof typeof subjects])}`;
  return Object.keys(subjects)
    .map((name) => `export { default as ${name} } from '#facts/${name}';\n`)
    .join('');
}
