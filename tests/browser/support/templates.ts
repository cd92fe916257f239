import { isNightly } from '../../conditions.ts';
import {
  allRoutes,
  articles,
  type Entry,
  entries,
  guides,
  patientPages,
  posts,
  prerenderedRoutes,
  problems,
  services,
  signs,
  translations,
} from './content.ts';
import { hero } from './practice.ts';

/** The shortest sign of the level `now` that may be shown alone. A query with its words shows a notice. */
export const [urgentSign = { id: '', adults: 'eye' }] = signs
  .filter(({ level, conditions }) => level === 'now' && conditions)
  .sort((one, other) => one.adults.length - other.adults.length);
const emergency = services.find(({ record }) => record.triage)?.path;
const withTimer = articles.find(({ record }) => record.tool?.name === 'break-timer')?.path;

const at = (path: string) => entries.filter((entry) => entry.path === path);

/** The entries of each kind of page that some content lacks. */
const collections = {
  service: services.filter(({ path }) => path !== emergency),
  emergency: at(emergency ?? ''),
  guide: guides,
  timer: at(withTimer ?? ''),
  post: posts,
  'blog index': at('/blog'),
  'guide index': at('/eye-care-guides'),
  problems: at('/eye-problems'),
  problem: problems,
  show: at('/show-what-you-see'),
  patients: patientPages,
  visit: patientPages.filter(({ record }) => record.steps?.length > 0),
};
const found: Partial<Record<keyof typeof collections, string>> = Object.fromEntries(
  Object.entries(collections).flatMap(([kind, all]) => (all[0] ? [[kind, firstOf(all)]] : [])),
);

/** One page of each kind that the content has. */
export const templates = {
  home: '/',
  contact: '/contact',
  search: `/search?${new URLSearchParams({ q: urgentSign.adults })}`,
  legal: '/accessibility',
  'missing page': '/no-such-page',
  ...found,
} as const;

/** The page of an entry of some kind, rendered on request where the content has such an entry. */
export const entryPage = firstOf([...services, ...guides, ...problems, ...posts, ...at('/terms')]);

/** A page of an article, if the content has one. */
export const articlePage = templates.guide ?? templates.post;

/** Kinds that short runs skip: the timer has its own tests, and the others' parts are on other pages. */
const likeOthers = ['timer', 'post', 'guide index', 'patients', 'legal'];
const kinds = Object.entries(templates).filter(([name]) => isNightly || !likeOthers.includes(name));

/** Pages that a sweep visits: one of each kind, or every page in nightly runs. */
export const auditedPages: readonly string[] = [
  ...new Set([...kinds.map(([, path]) => path), ...(isNightly ? allRoutes : [])]),
];

/** Pages whose HTML a sweep reads: one of each kind, a list's own address, a translation; or every page in nightly runs. */
export const readPages: readonly string[] = allRoutes.filter((path) => {
  const chosen = [...Object.values(templates), '/helpful-links', translations[0]?.path];
  return isNightly || chosen.includes(path);
});

/** The path of a video that the site hosts itself, if any. */
export const ownVideo = hero.video.find(({ src }) => src.startsWith('/media/'))?.src;

/** Returns the path of the first entry that the worker renders, or of the first entry if all are files. */
function firstOf(collection: readonly Entry[]): string {
  const found = collection.find(({ path }) => !prerenderedRoutes.includes(path)) ?? collection[0];
  return found?.path ?? '';
}
