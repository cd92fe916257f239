import { join } from 'node:path';
import type { App } from '../../server/app.ts';
import { openStaticFiles } from '../../server/static-files.ts';
import { timed } from '../cpu-time.ts';
import { queries } from '../queries.ts';

/**
 * Answers queries in a process that has answered something else, and prints the CPU that each took:
 * names for the search field first, then pages of results.
 */
const build = join(import.meta.dirname, '../../dist');
const { default: worker }: { default: App } = await import(join(build, 'server/index.mjs'));
const environment = { ASSETS: await openStaticFiles(build), REQUEST_LOG: 'none' };
const afterAnswers: Promise<unknown>[] = [];
const waitUntil = (promise: Promise<unknown>) => void afterAnswers.push(promise);
const context = { waitUntil } as unknown as ExecutionContext;

await get('/search');
const [reading] = await timed(() => Promise.all(afterAnswers));
const suggestions = await timeQueries('/search.json');
const results = await timeQueries('/search');
console.log(JSON.stringify({ reading, suggestions, results }));

async function timeQueries(path: string): Promise<number[]> {
  const times: number[] = [];
  for (const q of queries) {
    times.push((await timed(() => get(`${path}?${new URLSearchParams({ q })}`)))[0]);
  }
  return times;
}

async function get(path: string) {
  const answer = await worker.fetch(new Request(`http://localhost${path}`), environment, context);
  if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
  await answer.bytes();
}
