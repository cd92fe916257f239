import { expect, test } from 'vitest';
import { checkPages } from '#build/static/check-pages.ts';
import { entries } from '../content/all-entries.ts';
import { folderWith } from '../folder-with.ts';

/** Creates a build whose worker responds to these paths with 500 and to all others with 200. */
function buildThatFailsAt(...paths: string[]): string {
  const worker = `const failing = ${JSON.stringify(paths)};
    export default { fetch: async ({ url }) =>
      new Response(null, { status: failing.includes(new URL(url).pathname) ? 500 : 200 }) };`;
  return folderWith({ 'server/index.mjs': worker, 'client/any.txt': '' });
}

test('a build passes when every page responds', async () => {
  await expect(checkPages(buildThatFailsAt())).resolves.toBeUndefined();
});

test.each(entries.slice(0, 3))(
  'a page that responds with 500 stops the build',
  async ({ path, entry }) => {
    await expect(checkPages(buildThatFailsAt(path))).rejects.toThrow(
      `${entry.file}: ${path}\n  expected: a page of the site\n  received: status 500`,
    );
  },
);
