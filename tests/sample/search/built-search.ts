import { readFileSync } from 'node:fs';
import type { Context } from 'hono';
import type { SearchFile } from '#domain/search/built-index.ts';
import { createEngine } from '#domain/search/engine.ts';
import { normalizeQuery } from '#domain/search/normalize-query.ts';
import type { ServerTypes } from '#server/environment.ts';
import * as server from '#server/search.ts';

const file = readFileSync('dist/client/search-index.json', 'utf8');
const context = {
  env: { ASSETS: { fetch: () => new Response(file) } },
  req: { url: 'http://localhost/search' },
} as object as Context<ServerTypes>;

const { index, signs } = JSON.parse(file) as SearchFile;
const engine = createEngine(index, signs);

/** Finds the sign that a query describes. */
export const findSign = (query: string) => engine.findSign(normalizeQuery(query));

/** Searches the index of the build. */
export const search = (query: unknown) => server.search(context, query);

/** Suggests pages from the index of the build. */
export const suggest = (query: unknown, folder?: string) => server.suggest(context, query, folder);
