import type { Figures } from '../figures.ts';
import type { BenchOptions } from '../options.ts';
import { measureCold, measureQueries } from './cold-start.ts';
import { runtimes } from './contestants.ts';
import { measureLoad } from './load.ts';

/** How many requests either runtime answers, and what a cold worker and a search cost. */
export async function measureServer(options: BenchOptions): Promise<Figures> {
  const server: Figures[string] = {};
  for (const runtime of runtimes) {
    console.log(`server: load on ${runtime}`);
    Object.assign(server, await measureLoad(runtime, options));
  }
  console.log('server: cold');
  const cold = { worker: await measureCold(options.runs) };
  console.log('server: search');
  return { server, cold, search: { worker: await measureQueries(options.runs) } };
}
