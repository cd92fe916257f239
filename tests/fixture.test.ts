import { execFileSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPractice } from '#build/content/read-practice.ts';
import { type NodeServer, startNodeServer } from './browser/support/node-server.ts';
import { copyProjectOf } from './practices.ts';
import { folderWith } from './unit/folder-with.ts';

const project = folderWith();
const build = join(project, 'dist');

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
  copyProjectOf('fixture', project);
  cpSync(folderWith(stories), project, { recursive: true });
  const registry = join(project, 'content-model/collections.ts');
  const registered = readFileSync(registry, 'utf8')
    .replace('declared(postSchema),', '$& stories: declared(storySchema),')
    .replace(/^/, "import { storySchema } from './schema/story.ts';\n");
  writeFileSync(registry, registered);
  const own = { NODE_ENV: 'production', CONTENT: '', EDITOR_REPOSITORY: 'practice/website' };
  const env = { ...process.env, ...own };
  execFileSync('node_modules/.bin/vike', ['build'], { cwd: project, env });
  server = await startNodeServer({ BUILD_FOLDER: build });
});

afterAll(async () => {
  await server.stop();
  rmSync(project, { recursive: true });
});

test.each([
  ['/stories/first-glasses', ['every treetop had feathers']],
  ['/stories/first-glasses.md', ['# The leaves on the trees', 'every treetop had feathers']],
  ['/sitemap', ['Stories', 'The leaves on the trees']],
  ['/sitemap-pages.xml', ['/stories/first-glasses']],
  ['/llms.txt', ['## Stories', '/stories/first-glasses.md']],
  ['/search?q=treetop+feathers', ['Story', 'The leaves on the trees']],
])('%s has an entry of a collection that was only declared and given a page', async (...row) => {
  const [path, values] = row;
  const text = await (await fetch(server.origin + path)).text();
  for (const value of values) expect(text).toContain(value);
});

test('the editor has the collection, too', () => {
  const texts = globSync(join(build, 'client/edit/**/*.*')).map((file) => readFileSync(file));
  expect(texts.some((text) => text.includes('Stories of patients'))).toBe(true);
});

/** Returns the letters and digits of a text, which are the same in HTML, URLs, and JSON. */
const plain = (text: string) =>
  text.toLowerCase().replaceAll(/&amp;|%\d\d|\\u00\d\d|[^a-z0-9]/g, '');

test('no file of the build has a fact or a picture of the practice in content/', () => {
  const { practice, locations } = readPractice('content');
  const streets = locations.map(({ address }) => address.street);
  const facts = [practice.name, practice.shortName, practice.email, ...streets].map(plain);
  const pictures = globSync('*', { cwd: 'content/images' }).map((file) => file.split('.')[0]);
  for (const file of globSync('**/*.*', { cwd: build })) {
    const text = plain(readFileSync(join(build, file), 'latin1'));
    const named = facts.filter((fact) => text.includes(fact));
    expect(named, file).toEqual([]);
    if (/uploads|social/.test(file)) expect(pictures).not.toContain(basename(file).split('.')[0]);
  }
});
