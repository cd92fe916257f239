import { expect, test } from 'vitest';
import { checkPages } from '#build/static/check-pages.ts';
import { entries } from '../content/all-entries.ts';

/** Creates a site that responds to these paths with 500 and to all others with 200. */
function siteThatFailsAt(...failing: string[]) {
  return async (path: string) => new Response(null, { status: failing.includes(path) ? 500 : 200 });
}

test('a build passes when every page responds', async () => {
  await expect(checkPages(siteThatFailsAt())).resolves.toBeUndefined();
});

test.each(entries.slice(0, 3))(
  'a page that responds with 500 stops the build',
  async ({ path, entry }) => {
    await expect(checkPages(siteThatFailsAt(path))).rejects.toThrow(
      `${entry.file}: ${path}\n  expected: a page of the site\n  received: status 500`,
    );
  },
);
