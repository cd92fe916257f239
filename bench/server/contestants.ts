import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { findFreePort } from '../../build/run/port.ts';
import { rootFolder, toolEnvironment } from '../../build/run/run.mjs';
import { untilAnswering } from '../../build/run/until-answering.ts';
import { workerdCommand, writeConfiguration } from './workerd.ts';

export const runtimes = ['node', 'workerd'] as const;
export type Runtime = (typeof runtimes)[number];

/** A server under load, in a process of its own. */
export interface Contestant {
  origin: string;
  stop(): Promise<void>;
}

/** What a server sent, byte for byte. */
export interface SentAnswer {
  body: Uint8Array;
  headers: object;
}

/** A page that is rendered on request and then answered from memory: the one that both servers have. */
export const measuredPath = '/helpful-links/oct-scans';

const working = join(rootFolder, 'bench', 'results', 'server');
const built = join(rootFolder, 'dist');

/** Starts the site's own server. */
export async function startSite(runtime: Runtime): Promise<Contestant> {
  const port = await findFreePort();
  if (runtime === 'node') return start(port, 'node', ['server/node/start.ts']);
  const configuration = join(built, 'bench.capnp');
  writeConfiguration(configuration, port, {
    folder: join(built, 'server'),
    main: 'index.mjs',
    bindings: ['(name = "ASSETS", service = "assets")', '(name = "REQUEST_LOG", text = "none")'],
    services: [`(name = "assets", disk = (path = "${join(built, 'client')}"))`],
    compatibilityDate: readDate(),
  });
  return start(port, workerdCommand(), ['serve', configuration]);
}

/** Starts a bare Hono app that answers every page with this one. */
export async function startBare(runtime: Runtime, { body, headers }: SentAnswer) {
  const port = await findFreePort();
  mkdirSync(working, { recursive: true });
  const [page, fields] = [join(working, `${runtime}.page`), join(working, `${runtime}.json`)];
  writeFileSync(page, body);
  writeFileSync(fields, JSON.stringify(headers));
  if (runtime === 'node') {
    return start(port, 'node', ['bench/server/bare-node.ts', `${port}`, page, fields]);
  }
  const folder = join(working, 'bare');
  await bundle(folder);
  const configuration = join(working, 'bare.capnp');
  const text = JSON.stringify(JSON.stringify(headers));
  writeConfiguration(configuration, port, {
    folder,
    main: 'bare-app.js',
    bindings: [
      `(name = "PAGE", data = embed "${runtime}.page")`,
      `(name = "HEADERS", json = ${text})`,
    ],
    compatibilityDate: readDate(),
  });
  return start(port, workerdCommand(), ['serve', configuration]);
}

async function bundle(outDir: string) {
  await build({
    configFile: false,
    logLevel: 'error',
    root: rootFolder,
    publicDir: false,
    ssr: { noExternal: true, target: 'webworker' },
    build: { ssr: 'bench/server/bare-app.ts', outDir, emptyOutDir: true, minify: true },
  });
}

function readDate(): string {
  const { compatibility_date } = JSON.parse(
    readFileSync(join(built, 'server/wrangler.json'), 'utf8'),
  );
  return compatibility_date;
}

async function start(port: number, command: string, args: string[]): Promise<Contestant> {
  const variables = { HOST: '127.0.0.1', PORT: `${port}`, REQUEST_LOG: 'none' };
  const child = spawn(command, args, {
    cwd: rootFolder,
    env: toolEnvironment(variables),
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswering(origin + measuredPath, child, `${child.spawnargs.join(' ')} did not start.`);
  return { origin, stop: () => stop(child) };
}

async function stop(child: ChildProcess) {
  const ended = child.exitCode === null ? once(child, 'exit') : undefined;
  child.kill('SIGKILL');
  await ended;
}
