import { existsSync } from 'node:fs';
import { entries } from './content.ts';

/** The paths of all entries in `content/` except the search page. */
export const allRoutes = entries.map(({ path }) => path).filter((path) => path !== '/search');

/** Returns the file that a page is prerendered to, if it is. */
function builtFile(path: string): string {
  return `dist/client${path === '/' ? '/index' : path}.html`;
}

/** Pages that the build prerenders and static hosting serves. */
export const prerenderedRoutes = allRoutes.filter((path) => existsSync(builtFile(path)));

/** Pages that the worker renders. */
export const renderedRoutes = allRoutes.filter((path) => !existsSync(builtFile(path)));
