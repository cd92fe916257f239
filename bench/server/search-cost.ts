import { join } from 'node:path';
import { timed } from '../cpu-time.ts';
import { openApp } from '../open-app.ts';
import { queries } from '../queries.ts';

/**
 * Answers queries in a process that has answered something else, and prints the CPU that each took:
 * names for the search field first, then pages of results.
 */
const { get, afterAnswers } = await openApp(join(import.meta.dirname, '../../dist'));
await get('/search');
const [reading] = await timed(afterAnswers);
const suggestions = await timeQueries('/search.json');
const results = await timeQueries('/search');
console.log(JSON.stringify({ reading, suggestions, results }));

async function timeQueries(path: string): Promise<number[]> {
  const times: number[] = [];
  for (const q of queries) {
    const [time, { status }] = await timed(() => get(`${path}?${new URLSearchParams({ q })}`));
    if (status !== 200) throw new Error(`${path} answers ${status} to ${q}`);
    times.push(time);
  }
  return times;
}
