import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeMarkdown } from '#build/static/static-build.ts';
import { folderWith } from '../folder-with.ts';

/** Creates a build whose server has these Markdown files: JavaScript function source by path. */
function buildWith(files: Record<string, string>): string {
  const listed = Object.entries(files).map(([path, compose]) => `'${path}': ${compose}`);
  return folderWith({
    'server/index.mjs': `export default { markdownFiles: { ${listed.join(', ')} } };`,
  });
}

test('each Markdown file that the server composes is written at its path', async () => {
  const build = buildWith({
    '/blog/one.md': "async () => '# One'",
    '/services/two.md': "async () => '# Two'",
  });
  await writeMarkdown(join(build, 'client'), join(build, 'server/index.mjs'));
  expect(readFileSync(join(build, 'client/blog/one.md'), 'utf8')).toBe('# One');
  expect(readFileSync(join(build, 'client/services/two.md'), 'utf8')).toBe('# Two');
});

test('Markdown that can’t be composed stops the build with its path and cause', async () => {
  const build = buildWith({ '/blog/one.md': "async () => { throw new Error('No such page.') }" });
  await expect(
    writeMarkdown(join(build, 'client'), join(build, 'server/index.mjs')),
  ).rejects.toThrow("/blog/one.md can't be written: Error: No such page.");
});
