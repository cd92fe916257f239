import type { Engine } from '#domain/search/engine.ts';
import { normalizeQuery } from '#domain/search/normalize-query.ts';
import type { SearchAnswer, Suggestion } from '#domain/search/search.ts';

let engine: Engine | undefined;

/** Returns at most twenty pages for a query, best first, and the signs that the query may describe. */
export async function search(raw: unknown): Promise<SearchAnswer> {
  const query = normalizeQuery(raw);
  if (!query) return { query, signs: [], results: [] };
  const loaded = await loadEngine();
  return { query, signs: loaded.findSigns(query), results: loaded.search(query) };
}

/** Returns at most six page titles for an incomplete query, best first. */
export async function suggest(raw: unknown): Promise<Suggestion[]> {
  const query = normalizeQuery(raw);
  return query ? (await loadEngine()).suggest(query) : [];
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
