import { expect, test } from 'vitest';
import { levelHeadings, levels } from '#domain/words/urgency.ts';
import { markdownFiles } from '#server/files/markdown/files.ts';
import { articles, problems, services } from '../content/all-entries.ts';

const pages = [...articles, ...problems, ...services];
const emergency = services.find(({ entry }) => entry.record.triage);

test('exactly the posts, guides, eye problems and services have Markdown', () => {
  const expected = pages.map(({ path }) => `${path}.md`).sort();
  expect(Object.keys(markdownFiles).sort()).toEqual(expected);
});

test.each(pages)('the Markdown of $path has the text of its page', async ({ path, entry }) => {
  const text = await textAt(path);
  expect(text.startsWith(`# ${entry.record.title}\n`)).toBe(true);
  for (const { title } of entry.body.sections) expect(text).toContain(`## ${title}\n`);
  expect(text).not.toMatch(/\]\(\/|\[object/);
});

test.each(services)(
  'the Markdown of $path has the service’s questions',
  async ({ path, entry }) => {
    const text = await textAt(path);
    for (const { question } of entry.record.faqs) expect(text).toContain(`### ${question}\n`);
  },
);

test.skipIf(!emergency)(
  'first aid and the levels of urgency come first in Markdown, too',
  async () => {
    const headings = (await textAt(`${emergency?.path}`)).match(/^## .*$/gm) ?? [];
    const { firstAid } = emergency?.entry.record ?? {};
    const first = [firstAid?.heading, ...levels.map((level) => levelHeadings[level])].filter(
      Boolean,
    );
    expect(headings.slice(0, first.length)).toEqual(first.map((heading) => `## ${heading}`));
  },
);

/** Returns a page's Markdown without its backslash escapes. */
async function textAt(path: string): Promise<string> {
  return `${await markdownFiles[`${path}.md`]?.()}`.replace(/\\([^\w\s])/g, '$1');
}
