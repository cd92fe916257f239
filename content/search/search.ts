import { type Assets, readStored } from '../stored.ts';
import type { BuiltIndex } from './build-index.ts';
import type { Engine, SearchResult, Suggestion } from './engine.ts';
import { normalizeQuery } from './normalize-query.ts';

let engine: Engine | undefined;

export interface SearchAnswer {
  /** The query as it was understood; empty where there was none. */
  query: string;
  results: SearchResult[];
}

/**
 * Pages that fit a query, at most twenty, best first. The index is read with the first query, if it wasn't before.
 * @param raw what the visitor sent, whatever it is
 * @param assets where the index of a large site is read from
 */
export async function search(raw: unknown, assets?: Assets): Promise<SearchAnswer> {
  const query = normalizeQuery(raw);
  return { query, results: query ? (await loadEngine(assets)).search(query) : [] };
}

/** The names of pages that fit what was typed so far, at most six, best first. */
export async function suggest(raw: unknown, assets?: Assets): Promise<Suggestion[]> {
  const query = normalizeQuery(raw);
  return query ? (await loadEngine(assets)).suggest(query) : [];
}

/** Reads the index ahead of the first query. */
export async function prepareSearch(assets?: Assets): Promise<void> {
  await loadEngine(assets);
}

async function loadEngine(assets: Assets | undefined): Promise<Engine> {
  if (engine) return engine;
  const [{ createEngine }, index] = await Promise.all([import('./engine.ts'), readIndex(assets)]);
  // Another request may have been faster. What is shared is the engine, never the reading: a runtime
  // ends that together with the request that began it.
  engine ??= createEngine(index);
  return engine;
}

async function readIndex(assets: Assets | undefined): Promise<BuiltIndex> {
  const { default: built } = await import('virtual:search-index');
  if ('json' in built) return JSON.parse(built.json);
  const index = await readStored<BuiltIndex>(built.path, assets);
  if (!index) throw new Error(`${built.path} is missing.`);
  return index;
}
