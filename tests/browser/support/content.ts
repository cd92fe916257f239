import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { parse } from 'yaml';
import type { ArticleRecord } from '../../../content-model/schema/article.ts';
import type { PatientRecord } from '../../../content-model/schema/page.ts';
import type { ProblemRecord } from '../../../content-model/schema/problem.ts';
import type { ServiceRecord } from '../../../content-model/schema/service.ts';
import type { Signs } from '../../../content-model/schema/signs.ts';

type Fields = ServiceRecord &
  ArticleRecord &
  ProblemRecord &
  PatientRecord & {
    /** The heading and the parts, by name, of a page that isn't an entry of a collection. */
    heading: string;
    sections: Record<string, { heading: string; action?: string; links?: string[] }>;
  };

/** An entry of the practice's content, as its file says it. */
export interface Entry {
  collection: string;
  path: string;
  record: Fields;
  /** The text below the front matter, as Markdown. */
  text: string;
}

const folders: Record<string, string> = {
  pages: '/',
  services: '/services/',
  posts: '/blog/',
  guides: '/helpful-links/',
  problems: '/eye-problems/',
  patients: '/',
  legal: '/',
};

/** The pages that list a folder's entries, if there are any. */
const lists: Record<string, string> = {
  '/blog': 'posts',
  '/helpful-links': 'guides',
  '/eye-care-guides': 'guides',
  '/eye-problems': 'problems',
};

/** The entries that visitors can see. Their files are read without the project's own code. */
export const entries: readonly Entry[] = globSync('content/*/*.md')
  .map(readEntry)
  .filter(({ record }) => !record.draft && !(record.date > today()))
  .filter(({ path }, _index, all) => {
    const listed = lists[path];
    return !listed || all.some(({ collection }) => collection === listed);
  });

const of = (name: string) => entries.filter(({ collection }) => collection === name);

export const services = of('services');
export const guides = of('guides');
export const posts = of('posts');
export const articles = [...guides, ...posts];
export const problems = of('problems');
export const patientPages = of('patients');

const [practice = {}, care = {}] = ['practice', 'care'].map((name) =>
  parse(readFileSync(`content/practice/${name}.yaml`, 'utf8')),
);
const isInSpanish = practice.translations?.includes('es') && (practice.sample || care.translation);

/** The pages that the practice has in Spanish, too. Their Spanish fields are in place of the English ones. */
export const translations: readonly Entry[] = services
  .filter(({ record }) => record.triage && isInSpanish)
  .map((entry) => ({
    ...entry,
    path: `${entry.path}/es`,
    record: { ...entry.record, ...(entry.record.es as Partial<Fields>) },
  }));

/** Returns a part of a page's texts. */
export function partOf(path: string, name: string): { heading: string; action: string } {
  const part = entryAt(path).record.sections[name];
  if (!part) throw new Error(`The page ${path} has no part ${name}.`);
  return { action: '', ...part };
}

/** Returns the entry at this path. */
export function entryAt(path: string): Entry {
  const found = [...entries, ...translations].find((entry) => entry.path === path);
  if (!found) throw new Error(`No entry has the path ${path}.`);
  return found;
}

const table: Signs = parse(readFileSync('content/signs.yaml', 'utf8'));
export const signs = table.groups.flatMap((group) => group.signs);
/** The rows of “What happened?”. */
export const { rows } = table;

function readEntry(file: string): Entry {
  const [, matter = '', text = ''] =
    /^---\n(.*?\n)---\n(.*)$/s.exec(readFileSync(file, 'utf8')) ?? [];
  const record: Fields = parse(matter);
  const collection = basename(dirname(file));
  const path = record.slug === 'home' ? '/' : `${folders[collection]}${record.slug}`;
  return { collection, path, record, text };
}

function today(): string {
  return process.env['SITE_TODAY'] || new Date().toISOString().slice(0, 10);
}

const [notices, texts] = ['notices', 'languages'].map((name) => {
  const file = `content/practice/${name}.yaml`;
  return existsSync(file) ? parse(readFileSync(file, 'utf8')) : {};
});
const billsForHelp = notices.billsMedicareOrMedicaid === 'yes' && !notices.languageAssistance;

/** The page about language help, where the practice bills Medicare or Medicaid and links to no notice of its own. */
export const languageHelpRoutes = billsForHelp && texts.languages ? ['/language-help'] : [];

/** The paths of all pages except the search page: those of entries in `content/`, of their translations, and one more. */
export const allRoutes = [...entries, ...translations]
  .map(({ path }) => path)
  .concat(languageHelpRoutes)
  .filter((path) => path !== '/search');

/** Every page whose canonical URL is its own. */
export const canonicalRoutes = allRoutes.filter((path) => path !== '/eye-care-guides');

/** Pages that the build prerenders and static hosting serves. The worker renders the others. */
export const prerenderedRoutes = allRoutes.filter((path) =>
  existsSync(`dist/client${path === '/' ? '/index' : path}.html`),
);
