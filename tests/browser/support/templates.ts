import { isNightly } from '../../conditions.ts';
import {
  allRoutes,
  articles,
  type Entry,
  guides,
  patientPages,
  posts,
  prerenderedRoutes,
  problems,
  services,
  signs,
} from './content.ts';
import { hero } from './practice.ts';

/** The shortest sign of the level `now`. A query with its words shows an urgency notice. */
export const [urgentSign = { id: '', adults: 'eye' }] = signs
  .filter(({ level }) => level === 'now')
  .sort((one, other) => one.adults.length - other.adults.length);
const emergency = services.find(({ record }) => record.triage)?.path;
const withTimer = articles.find(({ record }) => record.tool?.name === 'break-timer')?.path;

/** One page of each kind that the content has. */
export const templates = {
  home: '/',
  service: firstOf(services.filter((service) => service.path !== emergency)),
  ...(emergency && { emergency }),
  guide: firstOf(guides),
  ...(withTimer && { timer: withTimer }),
  post: firstOf(posts),
  'blog index': '/blog',
  'guide index': '/eye-care-guides',
  contact: '/contact',
  search: `/search?${new URLSearchParams({ q: urgentSign.adults })}`,
  problems: '/eye-problems',
  ...(problems[0] && { problem: firstOf(problems) }),
  ...(patientPages[0] && { patients: firstOf(patientPages) }),
  legal: '/accessibility',
  'missing page': '/no-such-page',
} as const;

/** Kinds that short runs skip: the timer has its own tests, and the others' parts are on other pages. */
const likeOthers = ['timer', 'post', 'guide index', 'patients', 'legal'];
const kinds = Object.entries(templates).filter(([name]) => isNightly || !likeOthers.includes(name));

/** Pages that a sweep visits: one of each kind, or every page in nightly runs. */
export const auditedPages: readonly string[] = [
  ...new Set([...kinds.map(([, path]) => path), ...(isNightly ? allRoutes : [])]),
];

/** Pages with their own styles. Short runs check Comfort view and phone insets on these. */
export const pagesWithOwnStyles: readonly string[] = [
  templates.home,
  templates.service,
  templates.guide,
  templates.contact,
  templates.search,
  templates.problems,
  ...(templates.problem ? [templates.problem] : []),
];

/** The path of a video that the site hosts itself, if any. */
export const ownVideo = hero.video.find(({ src }) => src.startsWith('/media/'))?.src;

/**
 * Returns the path of the first entry that the worker renders, or of the first entry if all are files.
 * @throws if the collection is empty
 */
function firstOf(collection: readonly Entry[]): string {
  const found = collection.find(({ path }) => !prerenderedRoutes.includes(path)) ?? collection[0];
  if (!found) throw new Error('A collection in content/ is empty. Add an entry.');
  return found.path;
}
