import type { Engine, SearchResult, Suggestion } from './engine.ts';
import { normalizeQuery } from './normalize-query.ts';

let engine: Promise<Engine> | undefined;

export interface SearchAnswer {
  /** The query as it was understood; empty where there was none. */
  query: string;
  results: SearchResult[];
}

/**
 * Pages that fit a query, at most ten, best first. The index is loaded with the first query.
 * @param raw what the visitor sent, whatever it is
 */
export async function search(raw: unknown): Promise<SearchAnswer> {
  const query = normalizeQuery(raw);
  return { query, results: query ? (await loadEngine()).search(query) : [] };
}

/** The names of pages that fit what was typed so far, at most six, best first. */
export async function suggest(raw: unknown): Promise<Suggestion[]> {
  const query = normalizeQuery(raw);
  return query ? (await loadEngine()).suggest(query) : [];
}

function loadEngine(): Promise<Engine> {
  engine ??= start();
  return engine;
}

async function start(): Promise<Engine> {
  const [{ createEngine }, index] = await Promise.all([
    import('./engine.ts'),
    import('virtual:search-index'),
  ]);
  return createEngine(index);
}
