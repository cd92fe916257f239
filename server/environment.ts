import type { SearchAnswer } from '#domain/search/search.ts';
import type { ContactBindings } from './contact/deliver.ts';

/**
 * The bindings of a request: from `wrangler.toml` in workerd, from `server/node/start.ts` on Node. The build has none.
 */
export interface Environment extends ContactBindings {
  ASSETS: { fetch(file: Request | URL): Response | Promise<Response> };
  /** Runs a visitor's query, for the search page. */
  search?: (query: unknown) => Promise<SearchAnswer>;
  /** `none` turns the request log off. */
  REQUEST_LOG?: string;
}

export interface ServerTypes {
  Bindings: Partial<Environment>;
}
