import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type EntryData, formatEntryText, parseEntryText } from '#domain/read/entry-text.ts';
import { isNightly } from '../../conditions.ts';
import { posts } from '../content/all-entries.ts';
import { startDevelopment } from './development-server.ts';

const closures = 'content/practice/closures.yaml';
const [post] = posts;
const [picture = ''] = readdirSync('content/images').filter((name) => name.endsWith('.jpg'));
const patience = { timeout: 120_000, interval: 250 };

/** Whether a page says each of these. */
async function says(path: string, ...words: string[]): Promise<boolean> {
  const { text } = await server.get(path);
  return words.every((each) => text.includes(each));
}

// The tests run by night: on a busy machine, Vite takes a minute to start over a copy of the project.
let server: Awaited<ReturnType<typeof startDevelopment>>;

beforeAll(async () => {
  server = await startDevelopment();
}, 150_000);

afterAll(() => server?.stop());

/** The text of an entry's file, with other fields. */
function changed(file: string, fields: EntryData): string {
  return formatEntryText({ ...parseEntryText(readFileSync(file, 'utf8')), ...fields });
}

const logo = 'content/brand/logo.svg';
const text = '<svg viewBox="0 0 9 9"><text>Eyes</text></svg>';

test.runIf(isNightly).each([
  ['content', closures, 'closures: soon\n', 'practice/closures.yaml: closures'],
  ['drawing', logo, text, logo],
])(
  'a mistake in %s is shown in the page until it is corrected',
  async (_what, file, mistake, shown) => {
    server.save(file, mistake);
    await vi.waitFor(async () => expect(await says('/contact', shown)).toBe(true), patience);
    server.save(file, readFileSync(file, 'utf8'));
    await vi.waitFor(async () => expect((await server.get('/contact')).status).toBe(200), patience);
  },
  150_000,
);

test.runIf(isNightly)('npm run dev obeys PORT, and no other machine reaches it', () => {
  expect(server.output()).toContain(`Local:   http://127.0.0.1:${server.port}/`);
  expect(server.output()).not.toContain('Network:');
});

test.runIf(isNightly && post)(
  'a post with a new picture is shown once both are saved',
  async () => {
    const image = { file: 'taken-today.jpg', alt: 'What the new picture shows' };
    const fields = {
      slug: 'seen-at-once',
      title: 'Seen as Soon as It Is Saved',
      metaDescription:
        'What a post with a new picture looks like in development, once both files are saved.',
      image,
    };
    server.save(`content/images/${image.file}`, readFileSync(`content/images/${picture}`));
    server.save('content/posts/seen-at-once.md', changed(post?.entry.file ?? '', fields));
    await vi.waitFor(async () => {
      expect(await says('/blog', fields.title)).toBe(true);
      const page = await server.get('/blog/seen-at-once');
      const [shown = ''] = /\/uploads\/taken-today[^"\s]+/.exec(page.text) ?? [];
      expect((await server.get(shown)).status).toBe(200);
    }, patience);
  },
  120_000,
);
