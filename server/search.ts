import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AsPlainObject } from 'minisearch';
import type { SignRecord } from '#content-model/schema/signs.ts';
import { findings, signs, vocabulary } from '#domain/content.ts';
import { plainPath } from '#domain/core/addresses.ts';
import { plateAt } from '#domain/problems/problems.ts';
import type { Engine } from '#domain/search/engine.ts';
import {
  type Notice,
  normalizeQuery,
  type SearchAnswer,
  type Sign,
  type Suggestion,
  searchIndexPath,
} from '#domain/search/query.ts';
import { triagePath } from '#domain/signs/triage.ts';
import { isMissing } from './cache-responses.ts';
import type { ServerTypes } from './environment.ts';
import { textFiles } from './files/routes.ts';
import { cacheControl } from './headers.ts';

/** Headers of responses to queries: shared caches don't store them, and search engines don't list them. */
export const unlisted = { 'X-Robots-Tag': 'noindex', 'Cache-Control': cacheControl.visitor };

/**
 * Suggests pages for a search field, at most six, and the signs that the query may describe. With a folder, such as
 * `eye-problems`, all of its pages that match. Of several `q` or `in` parameters the last one counts, as on the page.
 */
export const suggestions = new Hono<ServerTypes>().get('/search.json', async (c) => {
  const [raw, folder] = [c.req.queries('q')?.at(-1), c.req.queries('in')?.at(-1)];
  const suggest = (engine: Engine, query: string): Suggestion[] => {
    if (folder) return engine.list(query, folder);
    return engine.suggest(query).map((page) => ({ ...page, plate: plateAt(page.path) }));
  };
  return c.json(await answer(c, raw, suggest), 200, unlisted);
});

/** Returns at most twenty pages for a query, best first, and the signs that the query may describe. */
export function search(c: Context<ServerTypes>, raw: unknown): Promise<SearchAnswer> {
  return answer(c, raw, (engine, query) => engine.search(query));
}

/** Finds the pages that a missing address names, for its page: a response that is its own, which no cache stores. */
export const recognizeMissing = createMiddleware<ServerTypes>(async (c, next) => {
  const { path } = c.req;
  if (isMissing(path) && !Object.hasOwn(textFiles, path)) {
    // Its folder would weigh as much: “services”, or “eye problems”.
    const [name = ''] = /[^/]*$/.exec(plainPath(path)) ?? [];
    const words = name.replace(/\.\w+$|(?:%\w\w|[^\p{Letter}\p{Number}])+/gu, ' ');
    const address = normalizeQuery(words);
    if (address) c.set('recognized', (await engineOf(c)).recognize(address));
  }
  await next();
});

async function answer<Result>(
  c: Context<ServerTypes>,
  raw: unknown,
  find: (engine: Engine, query: string) => Result[],
): Promise<SearchAnswer<Result>> {
  const query = normalizeQuery(raw);
  if (!query) return { query, results: [] };
  const engine = await engineOf(c);
  return { query, notice: noticeOf(engine.listen(query)), results: find(engine, query) };
}

function noticeOf(found: Notice<SignRecord> | undefined): Notice | undefined {
  if (!found) return undefined;
  const { answer, sign, others, language } = found;
  const toSign = ({ id, level, closed, subject, adults: text, action }: SignRecord): Sign => {
    return { id, level, closed, subject, text, action, path: triagePath([id], language) };
  };
  const ids = (sign ? [sign] : others).map(({ id }) => id);
  const path = triagePath(ids, language);
  return { answer, sign: sign && toSign(sign), others: others.map(toSign), path, language };
}

let engine: Engine | undefined;

/** Loads the index on the first query. In development, each query loads it, because pages change. */
async function engineOf({ env, req }: Context<ServerTypes>): Promise<Engine> {
  if (engine && !import.meta.env.DEV) return engine;
  const file = new URL(searchIndexPath, req.url);
  const response = await (import.meta.env.DEV ? fetch(file) : env.ASSETS?.fetch(file));
  if (!response?.ok) throw new Error(`${searchIndexPath} is missing.`);
  const { createEngine } = await import('#domain/search/engine.ts');
  engine = createEngine(await response.json<AsPlainObject>(), { vocabulary, signs, findings });
  return engine;
}
