import { readFileSync } from 'node:fs';
import type { Context } from 'hono';
import type { ServerTypes } from '#server/environment.ts';
import * as server from '#server/search/search.ts';

const file = readFileSync('dist/client/search-index.json', 'utf8');
const context = {
  env: { ASSETS: { fetch: () => new Response(file) } },
  req: { url: 'http://localhost/search' },
} as object as Context<ServerTypes>;

/** Searches the index of the build. */
export const search = (query: unknown) => server.search(context, query);

/** Suggests pages from the index of the build. */
export const suggest = (query: unknown, folder?: string) => server.suggest(context, query, folder);
