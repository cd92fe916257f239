import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type EntryData, formatEntryText, parseEntryText } from '#domain/read/entry-text.ts';
import { isNightly } from '../../conditions.ts';
import { posts, services } from '../content/all-entries.ts';
import { startDevelopment } from './development-server.ts';

const closures = 'content/practice/closures.yaml';
const [post] = posts;
const [service] = services;
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

test.runIf(isNightly)(
  'a mistake in the content is shown in the page until it is corrected',
  async () => {
    server.save(closures, 'closures: soon\n');
    await vi.waitFor(
      async () => expect(await says('/contact', 'practice/closures.yaml: closures')).toBe(true),
      patience,
    );
    server.save(closures, readFileSync(closures, 'utf8'));
    await vi.waitFor(async () => expect((await server.get('/contact')).status).toBe(200), patience);
  },
  150_000,
);

test.runIf(isNightly)(
  'a drawing that can’t be used is named in the page until it is corrected',
  async () => {
    const logo = 'content/brand/logo.svg';
    server.save(logo, '<svg viewBox="0 0 9 9"><text>Eyes</text></svg>');
    await vi.waitFor(async () => expect(await says('/contact', logo)).toBe(true), patience);
    server.save(logo, readFileSync(logo, 'utf8'));
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

test.runIf(isNightly && service)(
  'menus list a service by its new title, and one that is new',
  async () => {
    // As a browser does that has opened the menu.
    await server.get('/@id/__x00__virtual:browser-content');
    const file = service?.entry.file ?? '';
    server.save(file, changed(file, { title: 'Known by Another Name' }));
    const fields = {
      slug: 'offered-today',
      title: 'Offered From Today',
      metaDescription:
        'What menus look like in development once a service was renamed and another was added.',
      order: 99,
    };
    server.save('content/services/offered-today.md', changed(file, fields));
    await vi.waitFor(async () => {
      expect(await says('/contact', 'Known by Another Name', 'Offered From Today')).toBe(true);
      expect(await says('/contact', `>${service?.entry.record.title}<`)).toBe(false);
    }, patience);
  },
  120_000,
);
