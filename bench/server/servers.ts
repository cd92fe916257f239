import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { build } from 'vite';
import { findFreePort } from '../../tools/run/port.ts';
import { Refusal, rootFolder, toolEnvironment } from '../../tools/run/run.mjs';
import { working } from '../rows.ts';

export const runtimes = ['node', 'workerd'] as const;
export type Runtime = (typeof runtimes)[number];

/** What a server sent, byte for byte. */
export interface SentAnswer {
  body: Uint8Array;
  headers: object;
}

const built = join(rootFolder, 'dist');
const millisecondsToStart = 60_000;

/** Starts the site's own server. */
export async function startSite(runtime: Runtime) {
  if (runtime === 'node') return start('node', (port) => ['server/node/start.ts', port]);
  return startWorkerd(join(built, 'bench.capnp'), {
    modules: listModules(join(built, 'server'), 'index.mjs'),
    bindings: ['(name = "ASSETS", service = "assets")', '(name = "REQUEST_LOG", text = "none")'],
    services: [`(name = "assets", disk = (path = "${join(built, 'client')}"))`],
  });
}

/** Starts a bare Hono app that answers every page with this one. */
export async function startBare(runtime: Runtime, { body, headers }: SentAnswer) {
  const folder = join(working, 'bare');
  const [page, fields] = [join(working, 'bare.page'), join(working, 'bare.json')];
  mkdirSync(folder, { recursive: true });
  writeFileSync(page, body);
  writeFileSync(fields, JSON.stringify(headers));
  if (runtime === 'node') {
    return start('node', (port) => ['bench/server/bare-node.ts', port, page, fields]);
  }
  await build({
    configFile: false,
    logLevel: 'error',
    root: rootFolder,
    publicDir: false,
    ssr: { noExternal: true, target: 'webworker' },
    build: { ssr: 'bench/server/bare-app.ts', outDir: folder, emptyOutDir: true, minify: true },
  });
  return startWorkerd(join(working, 'bare.capnp'), {
    modules: listModules(folder, 'bare-app.js'),
    bindings: [
      '(name = "PAGE", data = embed "bare.page")',
      `(name = "HEADERS", json = ${JSON.stringify(JSON.stringify(headers))})`,
    ],
    services: [],
  });
}

/** A worker's files, the main one first. */
function listModules(folder: string, main: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const others = files.filter((name) => /\.m?js$/.test(name) && name !== main);
  return [main, ...others].map((name) => join(folder, name));
}

/** A worker as workerd's configuration describes it. */
interface Worker {
  modules: string[];
  bindings: string[];
  services: string[];
}

/** Serves a worker without wrangler and its proxies around it. */
function startWorkerd(file: string, { modules, bindings, services }: Worker) {
  const ofWrangler = createRequire(createRequire(file).resolve('wrangler/package.json'));
  const settings = JSON.parse(readFileSync(join(built, 'server/wrangler.json'), 'utf8'));
  const [main = ''] = modules;
  const embedded = modules.map((module) => {
    const name = relative(join(main, '..'), module);
    return `(name = "${name}", esModule = embed "${relative(join(file, '..'), module)}")`;
  });
  const worker = `(modules = [${embedded.join(',\n')}],
    compatibilityDate = "${settings.compatibility_date}",
    bindings = [${bindings.join(', ')}])`;
  return start(ofWrangler('workerd').default, (port) => {
    writeFileSync(
      file,
      `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [${[`(name = "main", worker = ${worker})`, ...services].join(',\n')}],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")]);
`,
    );
    return ['serve', file];
  });
}

/** Starts a server on a free port, in a process of its own, and waits until it answers. */
async function start(command: string, args: (port: string) => string[]) {
  const port = `${await findFreePort()}`;
  const env = toolEnvironment({ HOST: '127.0.0.1', PORT: port, REQUEST_LOG: 'none' });
  const child = spawn(command, args(port), { cwd: rootFolder, env, stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + millisecondsToStart;
  while (!(await fetch(origin).catch(() => undefined))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Refusal(`${child.spawnargs.join(' ')} did not start.`);
    }
    await setTimeout(100);
  }
  async function stop() {
    const ended = child.exitCode === null && once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
  return { origin, stop };
}
