import { ContentError, type ContentProblem } from '../../domain/read/content-error.ts';
import type { Environment } from '../../server/environment.ts';
import { readCollections } from '../content/read-collections.ts';

/** Responds with what the built site has at a path. */
export type Site = (path: string, environment?: Partial<Environment>) => Promise<Response>;

/**
 * Requests every entry's page from the built site. Otherwise a page that is rendered on request could fail for
 * its first visitor.
 * @throws ContentError naming each entry whose page doesn't respond with status 200
 */
export async function checkPages(site: Site) {
  const problems: ContentProblem[] = [];
  for (const { path, entry } of readCollections()) {
    const { status } = await site(path);
    if (status === 200) continue;
    const received = `status ${status}; see the error above`;
    problems.push({ file: entry.file, field: path, expected: 'a page of the site', received });
  }
  if (problems.length > 0) throw new ContentError(problems);
}
