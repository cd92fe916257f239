import { join } from 'node:path';
import { ContentError, type ContentProblem } from '../../domain/read/content-error.ts';
import type { App } from '../../server/app.ts';
import { openStaticFiles } from '../../server/node/static-files.ts';
import { readCollections } from '../content/read-collections.ts';

/**
 * Requests every entry's page from the built site. Otherwise a page that is rendered on request could fail for
 * its first visitor.
 * @param build the folder of the build
 * @throws ContentError naming each entry whose page doesn't respond with status 200
 */
export async function checkPages(build: string) {
  const { default: worker } = (await import(join(build, 'server/index.mjs'))) as { default: App };
  const ASSETS = await openStaticFiles(build, () => ({}));

  async function problemAt(path: string, file: string): Promise<ContentProblem[]> {
    const request = new Request(new URL(path, 'http://127.0.0.1'));
    const response =
      ASSETS.answer(request) ?? (await worker.fetch(request, { ASSETS, REQUEST_LOG: 'none' }));
    if (response.status === 200) return [];
    const received = `status ${response.status}; see the error above`;
    return [{ file, field: path, expected: 'a page of the site', received }];
  }
  const problems: ContentProblem[] = [];
  for (const { path, entry } of readCollections()) {
    problems.push(...(await problemAt(path, entry.file)));
  }
  if (problems.length > 0) throw new ContentError(problems);
}
