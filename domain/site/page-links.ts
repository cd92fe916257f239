import { entries, pageTexts, redirects } from '../content.ts';

export interface PageLink {
  title: string;
  path: string;
  /** The page that lists it, in breadcrumbs. */
  parent?: PageLink | undefined;
}

const links = new Map(
  [...entries, ...pageTexts.map(({ heading, path }) => ({ title: heading, path }))].map(
    ({ title, path }) => [path, { title, path }],
  ),
);

/**
 * Returns the link to a page, with its title as text. For a renamed page, it has the current address.
 * @throws Error if no entry has this path; the content check refuses such paths earlier
 */
export function pageLink(path: string): PageLink {
  const link = links.get(path) ?? links.get(redirects[path] ?? '');
  if (!link) throw new Error(`No page has the path ${path}`);
  return link;
}

/** Where a visit is booked. */
export interface BookingLink {
  href: string;
  /** The host of the scheduler, if booking is on another site. */
  host?: string;
}

/**
 * Returns the target of “Book Exam” and similar links: the practice's online scheduler, or the home page's booking
 * section.
 * @param booking the owner's record
 * @param page the path of the page with the section: `/` on other pages, and empty on the home page itself
 */
export function bookingLink({ url }: { url: string }, page: '' | '/' = '/'): BookingLink {
  return url ? { href: url, host: new URL(url).host } : { href: `${page}#book` };
}
