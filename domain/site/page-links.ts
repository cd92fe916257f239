import redirects from 'virtual:redirects';
import problems from 'virtual:summaries/problems';
import { guides, posts } from '../articles/articles.ts';
import { services } from '../services/services.ts';
import { legalPages } from './legal.ts';
import { pageTexts } from './page-copy.ts';
import { patientPages } from './patient-pages.ts';

export interface PageLink {
  title: string;
  path: string;
}

const collections = [services, posts, guides, patientPages, legalPages];
const entries = [...collections.flatMap(({ summaries }) => summaries), ...problems];
const links = new Map(
  [...entries, ...pageTexts.map(({ heading, path }) => ({ title: heading, path }))].map(
    ({ title, path }) => [path, { title, path }],
  ),
);

/**
 * The title of a page by its path, for links whose text is the page's own name. A page that was renamed has
 * its address of now.
 * @throws Error where no entry has this path; the content check refuses such a path before.
 */
export function pageLink(path: string): PageLink {
  const link = links.get(path) ?? links.get(redirects[path] ?? '');
  if (!link) throw new Error(`${path} is the path of no page`);
  return link;
}
