import type { Encoding } from './cache/answer.ts';
import type { ContactBindings } from './contact/deliver.ts';
import type { search } from './routes/search/search.ts';

/**
 * The bindings and variables of a request: from `wrangler.toml` in workerd, from `server/node/start.ts` on
 * Node.
 */
export interface Environment extends ContactBindings {
  ASSETS: { fetch(url: URL): Promise<Response> };
  /** Runs a visitor's query, for the search page. */
  search?: typeof search;
  /** `none` turns the request log off. `all` also logs pages from the memory cache. */
  REQUEST_LOG?: string;
  /** Writes a line to the log. Defaults to `console.log`. */
  writeLine?: (line: string) => void;
  /** Compresses a body. Missing on Cloudflare, which compresses by itself. */
  compress?: Compress;
}

export type Compress = (bytes: Uint8Array, encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>;

export interface ServerTypes {
  Bindings: Environment;
}
