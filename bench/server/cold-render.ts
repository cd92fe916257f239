import { join } from 'node:path';
import type { App } from '../../server/app.ts';
import { openStaticFiles } from '../../server/static-files.ts';
import { renderedRoutes } from '../../tests/browser/support/routes.ts';

/** Renders each page once in a process that has rendered none, and prints the CPU that each took. */
const build = join(import.meta.dirname, '../../dist');
const { default: worker }: { default: App } = await import(join(build, 'server/index.mjs'));
const environment = { ASSETS: await openStaticFiles(build), REQUEST_LOG: 'none' };
const milliseconds: number[] = [];
for (const route of renderedRoutes) {
  const start = process.threadCpuUsage();
  const answer = await worker.fetch(new Request(`http://localhost${route}`), environment);
  if (answer.status !== 200) throw new Error(`${route} answers ${answer.status}`);
  await answer.bytes();
  const { user, system } = process.threadCpuUsage(start);
  milliseconds.push((user + system) / 1000);
}
console.log(JSON.stringify(milliseconds));
