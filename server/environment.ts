import type { Encoding } from './cache/answer.ts';
import type { ContactEnvelope } from './routes/contact/envelope.ts';
import type { search } from './routes/search/search.ts';

/** What the runtime hands to a request: workerd from `wrangler.toml`, Node from `server/node/start.ts`. */
export interface Environment {
  ASSETS: { fetch(url: URL): Promise<Response> };
  /** What pages ask for what was searched for. */
  search?: typeof search;
  /** Present where messages travel by queue. */
  CONTACT_QUEUE?: Queue<ContactEnvelope>;
  CONTACT_EMAIL?: SendEmail;
  CONTACT_RATE?: RateLimit;
  /** The other end of the connection, on Node; Cloudflare says it in a header. */
  CLIENT_ADDRESS?: string;
  /** `none` keeps the request log silent, `all` has it name pages that came from memory, too. */
  REQUEST_LOG?: string;
  /** Writes a line to the log; `console.log` unless there is something faster. */
  writeLine?: (line: string) => void;
  /** Compresses what is sent. Cloudflare compresses by itself and has none. */
  compress?: Compress;
}

export type Compress = (bytes: Uint8Array, encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>;

export interface ServerTypes {
  Bindings: Environment;
}
