import type { SearchAnswer, Suggestion } from '#domain/search/query.ts';

declare global {
  namespace Vike {
    interface PageContext {
      /** Functions of the server. Absent while pages are prerendered. */
      env?: {
        search(query: unknown): Promise<SearchAnswer>;
        recognized?: readonly Suggestion[] | undefined;
      };
    }
  }
}
