import { guides, posts } from './articles.ts';
import { legalPages } from './legal.ts';
import { services } from './services.ts';
import { pageTexts } from './texts.ts';

export interface PageLink {
  title: string;
  path: string;
}

/**
 * The title of a page by its path, for links whose text is the page's own name.
 * @throws Error where no entry has this path; the content check refuses such a path before.
 */
export function linkTo(path: string): PageLink {
  const link = allLinks().find((candidate) => candidate.path === path);
  if (!link) throw new Error(`${path} is the path of no page`);
  return link;
}

function allLinks(): PageLink[] {
  const entries = [services, posts, guides, legalPages].flatMap(({ summaries }) => summaries);
  return [...entries, ...pageTexts.map(({ heading, path }) => ({ title: heading, path }))];
}
