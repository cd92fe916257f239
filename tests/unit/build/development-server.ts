import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { copyProject } from '../../copy-project.ts';
import { folderWith } from '../folder-with.ts';

/**
 * Starts the development server over a copy of the project.
 * @throws when it ends before it listens
 */
export async function startDevelopment() {
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
