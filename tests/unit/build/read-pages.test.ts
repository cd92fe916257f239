import { toString as textOf } from 'hast-util-to-string';
import { expect, test } from 'vitest';
import { readPages } from '#build/derive/rendered-pages.ts';
import { entries } from '../content/all-entries.ts';

/** Creates a site that responds to these paths with 500 and to all others with their path. */
function siteThatFailsAt(...failing: string[]) {
  return async (path: string) => new Response(path, { status: failing.includes(path) ? 500 : 200 });
}

test('every entry’s page is read', async () => {
  const pages = await readPages(siteThatFailsAt(), entries);
  expect(pages.map(({ page }) => textOf(page))).toEqual(entries.map(({ path }) => path));
});

test('a page that responds with 500 stops the build', async () => {
  const { path, file } = entries[1] as (typeof entries)[number];
  await expect(readPages(siteThatFailsAt(path), entries)).rejects.toThrow(
    `${file}: ${path}\n  expected: a page of the site\n  received: status 500`,
  );
});
