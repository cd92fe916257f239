import type { Context } from 'hono';
import { plateAt } from '#domain/problems/problems.ts';
import { type SearchFile, searchIndexPath } from '#domain/search/built-index.ts';
import type { Engine } from '#domain/search/engine.ts';
import { normalizeQuery } from '#domain/search/normalize-query.ts';
import type { SearchAnswer, Suggestions } from '#domain/search/search.ts';
import type { ServerTypes } from '../environment.ts';

let engine: Engine | undefined;

/** Returns at most twenty pages for a query, best first, and the sign that the query may describe. */
export async function search(c: Context<ServerTypes>, raw: unknown): Promise<SearchAnswer> {
  const query = normalizeQuery(raw);
  if (!query) return { query, results: [] };
  const { findSign, search } = await engineOf(c);
  return { query, sign: findSign(query), results: search(query) };
}

/**
 * Returns at most six pages for an incomplete query, best first, and the sign that it may describe. With a
 * folder, such as `eye-problems`, returns all of its pages that match.
 */
export async function suggest(
  c: Context<ServerTypes>,
  raw: unknown,
  folder?: string,
): Promise<Suggestions> {
  const query = normalizeQuery(raw);
  if (!query) return { results: [] };
  const { findSign, suggest, list } = await engineOf(c);
  if (folder) return { sign: findSign(query), results: list(query, folder) };
  const results = suggest(query).map((page) => ({ ...page, plate: plateAt(page.path) }));
  return { sign: findSign(query), results };
}

/** Loads the index on the first query. In development, each query loads it, because pages change. */
async function engineOf({ env, req }: Context<ServerTypes>): Promise<Engine> {
  if (import.meta.env.DEV) return loadEngine(fetch, req.url);
  engine ??= await loadEngine((file) => env.ASSETS?.fetch(file), req.url);
  return engine;
}

async function loadEngine(
  get: (file: URL) => Response | Promise<Response> | undefined,
  origin: string,
): Promise<Engine> {
  const response = await get(new URL(searchIndexPath, origin));
  if (!response?.ok) throw new Error(`${searchIndexPath} is missing.`);
  const { createEngine } = await import('#domain/search/engine.ts');
  const { index, signs } = await response.json<SearchFile>();
  return createEngine(index, signs);
}
