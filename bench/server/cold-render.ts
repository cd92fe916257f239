import { join } from 'node:path';
import { renderedRoutes } from '../../tests/browser/support/routes.ts';
import { timed } from '../cpu-time.ts';
import { openApp } from '../open-app.ts';

/** Renders each page once in a process that has rendered none, and prints the CPU that each took. */
const { get } = await openApp(join(import.meta.dirname, '../../dist'));
const milliseconds: number[] = [];
for (const route of renderedRoutes) {
  const [time, { status }] = await timed(() => get(route));
  if (status !== 200) throw new Error(`${route} answers ${status}`);
  milliseconds.push(time);
}
console.log(JSON.stringify(milliseconds));
