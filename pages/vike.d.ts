import type { PageContext } from 'vike/types';
import type { Graph, SearchAnswer } from '#domain/index.ts';

declare global {
  namespace Vike {
    interface Config {
      /** The page's structured data. */
      structuredData?: (pageContext: PageContext) => Graph;
    }
    interface PageContext {
      /** Functions of the server. Absent while pages are prerendered. */
      env?: { search(query: unknown): Promise<SearchAnswer> };
    }
  }
}
