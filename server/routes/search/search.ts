import type { Engine } from '#domain/search/engine.ts';
import { normalizeQuery } from '#domain/search/normalize-query.ts';
import type { SearchAnswer, Suggestion } from '#domain/search/search.ts';

let engine: Engine | undefined;

/** Pages that fit a query, at most twenty, best first, and what it may be a sign of, whatever the visitor sent. */
export async function search(raw: unknown): Promise<SearchAnswer> {
  const query = normalizeQuery(raw);
  if (!query) return { query, signs: [], results: [] };
  const loaded = await loadEngine();
  return { query, signs: loaded.findSigns(query), results: loaded.search(query) };
}

/** The names of pages that fit what was typed so far, at most six, best first. */
export async function suggest(raw: unknown): Promise<Suggestion[]> {
  const query = normalizeQuery(raw);
  return query ? (await loadEngine()).suggest(query) : [];
}

/** The index is read with the first query: a worker must start at once. */
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
