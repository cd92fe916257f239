import { plateAt } from '#domain/index.ts';
import type { Engine } from '#domain/search/engine.ts';
import { normalizeQuery } from '#domain/search/normalize-query.ts';
import type { SearchAnswer, Suggestions } from '#domain/search/search.ts';

let engine: Engine | undefined;

/** Returns at most twenty pages for a query, best first, and the sign that the query may describe. */
export async function search(raw: unknown): Promise<SearchAnswer> {
  const query = normalizeQuery(raw);
  if (!query) return { query, results: [] };
  const { findSign, search } = await loadEngine();
  return { query, sign: findSign(query), results: search(query) };
}

/**
 * Returns at most six pages for an incomplete query, best first, and the sign that it may describe. With a
 * folder, such as `eye-problems`, returns all of its pages that match.
 */
export async function suggest(raw: unknown, folder?: string): Promise<Suggestions> {
  const query = normalizeQuery(raw);
  if (!query) return { results: [] };
  const { findSign, suggest, list } = await loadEngine();
  if (folder) return { sign: findSign(query), results: list(query, folder) };
  const results = suggest(query).map((page) => ({ ...page, plate: plateAt(page.path) }));
  return { sign: findSign(query), results };
}

/** Parses the index on the first query, so that it doesn't delay the start of a worker. */
async function loadEngine(): Promise<Engine> {
  if (engine) return engine;
  const [{ createEngine }, { default: json }] = await Promise.all([
    import('#domain/search/engine.ts'),
    import('virtual:search-index'),
  ]);
  const { index, signs } = JSON.parse(json);
  engine ??= createEngine(index, signs);
  return engine;
}
