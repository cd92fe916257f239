import type { SearchAnswer, Suggestion } from '#domain/search/query.ts';

/**
 * The bindings of a request: from `wrangler.toml` in workerd, from `server/node/start.ts` on Node. The build has none.
 */
export interface Environment {
  ASSETS: { fetch(file: Request | URL): Response | Promise<Response> };
  /** Runs a visitor's query, for the search page. */
  search?: (query: unknown) => Promise<SearchAnswer>;
  /** Pages that a missing address names, for its page. */
  recognized?: readonly Suggestion[] | undefined;
  /** `none` turns the request log off. */
  REQUEST_LOG?: string;
  /** Only in a worker that delivers by email: the build removes it from all others. */
  CONTACT_EMAIL?: SendEmail;
  CONTACT_RATE?: RateLimit;
  /** The client's address on Node. On Cloudflare it is in a header. */
  CLIENT_ADDRESS?: string;
}

export interface ServerTypes {
  Bindings: Partial<Environment>;
  Variables: {
    /** The pages that a missing address names. */
    recognized: Suggestion[] | undefined;
  };
}
