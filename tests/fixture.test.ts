import { execFileSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPractice } from '#build/content/read-practice.ts';
import { type NodeServer, startNodeServer } from './browser/support/node-server.ts';
import { copyProject } from './copy-project.ts';

const project = mkdtempSync(join(tmpdir(), 'fixture-'));
const copy = join(project, 'content');
const build = join(project, 'dist');

/** What is changed in a copy of the fixture: the file, the old value, and the new one. */
const changes = {
  phone: ['practice/locations/taos.yaml', '(505) 555-2368', '(505) 555-2411'],
  coordinator: ['practice/notices.yaml', '(505) 555-2368', '(505) 555-2411'],
  // Patients are seen, the desk is there, and the phone is answered from this hour on Tuesdays.
  hour: ['practice/locations/taos.yaml', 'opens: 10:00', 'opens: 10:20'],
  sign: [
    'signs.yaml',
    'One eye is red and sore, or light hurts it.',
    'An eye stings at dawn, and smoke makes it worse.',
  ],
} as const;
const [, oldPhone, phone] = changes.phone;
const [, oldSign, sign] = changes.sign;
const hours = 'Tuesday 10:20 AM - 7:00 PM';

/** A collection that only the copy has: its schema, its line in the registry, its page, and an entry. */
const stories = {
  'content-model/schema/story.ts': `
import { z } from 'zod';
import { slug, textField, updated } from './shared.ts';
export const storySchema = z.strictObject({
  slug, title: textField('Title', [3, 60]), metaDescription: textField('Description', [10, 160]), updated,
}).meta({
  title: 'Stories of patients', item: 'Story', icon: 'forum', heading: 'Stories', kind: 'Story', path: '/stories/',
  sortedBy: 'title', hasMarkdown: true,
});`,
  'pages/stories/@slug/+data.ts': `
import { entryLists } from '#domain/content.ts';
export function data({ routeParams }) {
  const { entries } = entryLists.find(({ name }) => name === 'stories');
  const story = entries.find(({ slug }) => slug === routeParams.slug);
  return { story, title: story.title, description: story.metaDescription };
}`,
  'pages/stories/@slug/+Page.tsx': `
import { useData } from 'vike-react/useData';
import { MarkdownText } from '#components/ui/markdown-text.tsx';
export default function Page() {
  const { story } = useData();
  return <><h1>{story.title}</h1><MarkdownText parts={story.parts} /></>;
}`,
  'content/stories/first-glasses.md': `---
slug: first-glasses
title: The leaves on the trees
metaDescription: What a patient saw on the way home.
updated: 2026-10-01
---

On the way home, every treetop had feathers.
`,
};

let server: NodeServer;

beforeAll(async () => {
  copyProject(project);
  rmSync(copy, { recursive: true });
  cpSync('tests/fixture', copy, { recursive: true });
  for (const [name, text] of Object.entries(stories)) {
    mkdirSync(dirname(join(project, name)), { recursive: true });
    writeFileSync(join(project, name), text);
  }
  const registry = join(project, 'content-model/collections.ts');
  const registered = readFileSync(registry, 'utf8')
    .replace('declared(postSchema),', '$& stories: declared(storySchema),')
    .replace(/^/, "import { storySchema } from './schema/story.ts';\n");
  writeFileSync(registry, registered);
  for (const [name, before, after] of Object.values(changes)) {
    const text = readFileSync(join(copy, name), 'utf8');
    if (!text.includes(before)) throw new Error(`${name} of the fixture has no “${before}”.`);
    writeFileSync(join(copy, name), text.replaceAll(before, after));
  }
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    CONTENT: '',
    SITE_TODAY: '2026-10-17',
    EDITOR_REPOSITORY: 'practice/website',
  };
  execFileSync('node_modules/.bin/vike', ['build'], {
    cwd: project,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  server = await startNodeServer({ BUILD_FOLDER: build });
});

afterAll(async () => {
  await server.stop();
  rmSync(project, { recursive: true });
});

/** Requests a path of the built site. */
function get(path: string): Promise<Response> {
  return fetch(server.origin + path);
}

/** Returns the text of a response as visitors read it: without tags, and with the characters of entities. */
async function readText(path: string): Promise<string> {
  const text = (await (await get(path)).text()).replaceAll(/<[^>]*>/g, ' ');
  return text.replaceAll('&amp;', '&').replaceAll('\\', '').replaceAll(/\s+/g, ' ');
}

test.each([
  ['/', [phone, hours]],
  ['/contact', [phone, hours]],
  ['/services/urgent-eye-care', [phone, sign]],
  ['/services/urgent-eye-care.md', [phone, sign]],
  ['/eye-problems/sore-red-eye', [phone, sign]],
  ['/eye-problems/sore-red-eye.md', [phone, sign]],
  ['/contact.vcf', ['+15055552411']],
  ['/llms.txt', [phone, hours, '/services/urgent-eye-care.md']],
  ['/search?q=my+red+eye', [sign]],
  ['/search?q=tuesday+hours', [phone, 'Section: Where and When']],
])('%s has the new values', async (path, values) => {
  const text = await readText(path);
  for (const value of values) expect(text).toContain(value);
});

test.each([
  ['/stories/first-glasses', ['every treetop had feathers']],
  ['/stories/first-glasses.md', ['# The leaves on the trees', 'every treetop had feathers']],
  ['/sitemap', ['Stories', 'The leaves on the trees']],
  ['/llms.txt', ['## Stories', '/stories/first-glasses.md']],
  ['/search?q=treetop+feathers', ['Story', 'The leaves on the trees']],
])(
  '%s has an entry of a collection that was only declared and given a page',
  async (path, values) => {
    const text = await readText(path);
    for (const value of values) expect(text).toContain(value);
  },
);

test('the sitemap and the editor have the collection, too', async () => {
  expect(await readText('/sitemap-pages.xml')).toContain('/stories/first-glasses');
  const editor = listFiles(join(build, 'client/edit')).map((file) =>
    readFileSync(join(build, 'client/edit', file), 'utf8'),
  );
  expect(editor.some((file) => file.includes('Stories of patients'))).toBe(true);
});

/** Returns the letters and digits of a text, which are the same in HTML, URLs, and JSON. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll(/&amp;|%\d\d|\\u00\d\d|[^a-z0-9]/g, '');
}

/** Returns facts that only the practice in `content/` has. */
function factsOfPractice(): string[] {
  const { practice, locations } = readPractice('content');
  const { name, shortName, email } = practice;
  return [name, shortName, email, ...locations.map(({ address }) => address.street)];
}

/** Returns the paths of all files in a folder. */
function listFiles(folder: string): string[] {
  return globSync('**/*.*', { cwd: folder });
}

test('no file of the build has an old value, or one of the practice in content/', async () => {
  const wrong = [...factsOfPractice(), oldPhone, oldSign].map(plain);
  for (const file of listFiles(build)) {
    const text = readFileSync(join(build, file), 'latin1');
    const letters = plain(text);
    const found = [
      ...wrong.filter((value) => letters.includes(value)),
      ...(text.match(/\b10:00(?: AM|")/g) ?? []),
    ];
    expect(found, file).toEqual([]);
  }
});

test('the pictures of the build are the fixture’s', () => {
  const made = [
    'one-or-two',
    'urgent-eye-care',
    'urgent-eye-care-es',
    'problem-dry-eyes-up-here',
    'problem-sore-red-eye',
  ];
  const own = globSync(['images/*', 'plates/*'], { cwd: 'tests/fixture' });
  const files = ['uploads', 'social'].flatMap((name) => listFiles(join(build, 'client', name)));
  const nameOf = (file: string) => file.replace('images/', '').split('.')[0];
  expect(new Set(files.map(nameOf))).toEqual(new Set([...made, ...own.map(nameOf)]));
});
