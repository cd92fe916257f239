import { existsSync } from 'node:fs';
import { entries } from '../../unit/content/all-entries.ts';

/** Every page of the site that stands for an entry of `content/`, without the search's. */
export const allRoutes = entries.map(({ path }) => path).filter((path) => path !== '/search');

/** The file that the build makes of a page, where it makes one. */
function builtFile(path: string): string {
  return `dist/client${path === '/' ? '/index' : path}.html`;
}

/** Pages that the build makes, and static hosting serves. */
export const prerenderedRoutes = allRoutes.filter((path) => existsSync(builtFile(path)));

/** Pages that the worker renders. */
export const renderedRoutes = allRoutes.filter((path) => !existsSync(builtFile(path)));
