import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, test as everywhere, expect, vi } from 'vitest';
import { isNightly } from '../../conditions.ts';
import { copyProject } from '../../copy-project.ts';
import { folderWith } from '../folder-with.ts';

// The tests run by night: on a busy machine, Vite takes a minute to start over a copy of the project.
const test = everywhere.runIf(isNightly);
const patience = { timeout: 120_000, interval: 250 };
let server: Awaited<ReturnType<typeof startDevelopment>>;

beforeAll(async () => {
  server = await startDevelopment();
}, 150_000);

afterAll(() => server?.stop());

/** Waits until a page says this. */
async function waitFor(path: string, words: string) {
  await vi.waitFor(async () => expect((await server.get(path)).text).toContain(words), patience);
}

test.each([
  ['content/practice/closures.yaml', 'closures: soon\n', 'practice/closures.yaml: closures'],
  ['content/brand/logo.svg', '<svg viewBox="0 0 9 9"><text>Eyes</text></svg>', 'brand/logo.svg'],
])(
  'a mistake in %s is shown in the page until it is corrected',
  async (file, mistake, shown) => {
    server.save(file, mistake);
    await waitFor('/contact', shown);
    server.save(file, readFileSync(file, 'utf8'));
    await vi.waitFor(async () => expect((await server.get('/contact')).status).toBe(200), patience);
  },
  150_000,
);

test('npm run dev obeys PORT, and no other machine reaches it', () => {
  expect(server.output()).toContain(`Local:   http://127.0.0.1:${server.port}/`);
  expect(server.output()).not.toContain('Network:');
});

test('a post with a new picture is shown once both are saved', async () => {
  const [picture = ''] = readdirSync('content/images').filter((name) => name.endsWith('.jpg'));
  const head = 'slug: new\ntitle: New Chairs\nimage: { file: new.jpg, alt: Two new chairs }';
  server.save('content/images/new.jpg', readFileSync(`content/images/${picture}`));
  server.save('content/posts/new.md', `---\n${head}\ndate: 2026-01-01\n---\n\nThey came today.\n`);
  await waitFor('/blog', 'New Chairs');
  await vi.waitFor(async () => {
    const { text } = await server.get('/blog/new');
    const [shown = ''] = /\/uploads\/new\.[^"\s]+/.exec(text) ?? [];
    expect((await server.get(shown)).status).toBe(200);
  }, patience);
}, 150_000);

/**
 * Starts the development server over a copy of the project.
 * @throws when it ends before it listens
 */
async function startDevelopment() {
  const folder = folderWith();
  copyProject(folder);
  const port = 8795;
  const child = spawn('vike', ['dev'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development', CONTENT: '', PORT: `${port}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  let output = '';
  await new Promise<void>((resolve, reject) => {
    function read(chunk: Buffer) {
      output += chunk;
      if (stripVTControlCharacters(output).includes(`http://127.0.0.1:${port}/`)) resolve();
    }
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`It ended with ${code}:\n${output}`)));
  });
  // CI services make tools write colors into a pipe, too.
  return { port, get, save, output: () => stripVTControlCharacters(output), stop };

  async function get(path: string) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
    return { status: response.status, text: await response.text() };
  }

  /** Writes a file as the editor does: under another name first. */
  function save(file: string, content: string | Uint8Array) {
    const written = join(folder, dirname(file), '.sveltia-tmp-0');
    writeFileSync(written, content);
    renameSync(written, join(folder, file));
  }

  async function stop() {
    child.kill('SIGINT');
    await exited;
    rmSync(folder, { recursive: true });
  }
}
