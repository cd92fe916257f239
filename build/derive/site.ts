import type { Root } from 'hast';
import { ContentError, type ContentProblem } from '../../domain/read/content-error.ts';
import type { AddressedEntry } from '../../domain/read/parse-entry.ts';
import type { Environment } from '../../server/environment.ts';
import { parsePage } from './main-content.ts';

/** Responds with what the site has at a path: the built one, or the development server. */
export type Site = (path: string, environment?: Partial<Environment>) => Promise<Response>;

/** An entry, and its page, parsed. */
export interface Page {
  addressed: AddressedEntry;
  page: Root;
}

/**
 * Requests the page of every entry. A page that is rendered on request would otherwise fail for its first visitor.
 * @throws ContentError naming each entry whose page doesn't respond with status 200
 */
export async function readPages(site: Site, entries: readonly AddressedEntry[]): Promise<Page[]> {
  const problems: ContentProblem[] = [];
  const pages: Page[] = [];
  for (const addressed of entries) {
    const { path, entry } = addressed;
    const response = await site(path);
    pages.push({ addressed, page: parsePage(await response.text()) });
    if (response.status === 200) continue;
    const received = `status ${response.status}; see the error above`;
    problems.push({ file: entry.file, field: path, expected: 'a page of the site', received });
  }
  if (problems.length > 0) throw new ContentError(problems);
  return pages;
}
