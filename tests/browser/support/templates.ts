import { readSigns } from '../../../build/content/read-signs.ts';
import type { AddressedEntry } from '../../../domain/read/parse-entry.ts';
import {
  articles,
  guides,
  patientPages,
  posts,
  problems,
  services,
} from '../../unit/content/all-entries.ts';
import { isNightly } from './nightly.ts';
import { hero } from './practice.ts';
import { allRoutes, renderedRoutes } from './routes.ts';

const emergency = services.find(({ entry }) => entry.record.triage);
/** A query above whose results a notice stands. */
const [shortestSign = 'eye'] = readSigns()
  .groups.flatMap(({ signs }) => signs)
  .filter(({ level }) => level === 'now')
  .map(({ adults }) => adults)
  .sort((one, other) => one.length - other.length);
const withTimer = articles.find(({ entry }) => entry.record.tool?.name === 'break-timer');

/** One page of each kind, whatever the practice's content is. */
export const templates = {
  home: '/',
  service: firstOf(services.filter((service) => service !== emergency)),
  ...(emergency && { emergency: emergency.path }),
  guide: firstOf(guides),
  ...(withTimer && { timer: withTimer.path }),
  post: firstOf(posts),
  'blog index': '/blog',
  'guide index': '/eye-care-guides',
  contact: '/contact',
  search: `/search?${new URLSearchParams({ q: shortestSign })}`,
  problems: '/eye-problems',
  ...(problems[0] && { problem: firstOf(problems) }),
  ...(patientPages[0] && { patients: firstOf(patientPages) }),
  legal: '/accessibility',
  'missing page': '/no-such-page',
} as const;

/** An article with a tool that has tests of its own, and a text with the parts of one for patients. */
const likeOthers = ['timer', 'legal'];
const kinds = Object.entries(templates).filter(([name]) => isNightly || !likeOthers.includes(name));

/** What a sweep over the site visits: one page of each kind, and by night every page. */
export const auditedPages: readonly string[] = [
  ...new Set([...kinds.map(([, path]) => path), ...(isNightly ? allRoutes : [])]),
];

/** Pages with styles that no other has: by day, Comfort view and the insets of a phone are judged on these. */
export const pagesWithOwnStyles: readonly string[] = [
  templates.home,
  templates.service,
  templates.guide,
  templates.contact,
  templates.search,
  templates.problems,
  ...(templates.problem ? [templates.problem] : []),
];

/** A video that the site serves itself. */
export const ownVideo = hero.video.find(({ src }) => src.startsWith('/media/'))?.src;

/** The first entry that the worker renders, or the first of all where each is a file. */
function firstOf(collection: readonly AddressedEntry[]): string {
  const found = collection.find(({ path }) => renderedRoutes.includes(path)) ?? collection[0];
  if (!found) throw new Error('A collection of the content is empty.');
  return found.path;
}
