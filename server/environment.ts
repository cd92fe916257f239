import type { ContactEnvelope } from './contact/envelope.ts';

/** What the runtime hands to a request: workerd from `wrangler.toml`, Node from `server/node.ts`. */
export interface Environment {
  /** The site's static files. */
  ASSETS: { fetch(request: Request | URL | string): Promise<Response> };
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
  /** Compresses a page that will be sent often. Cloudflare compresses by itself and has none. */
  compress?: (bytes: Uint8Array) => Promise<CompressedBodies>;
}

/** One body in the encodings that a client may accept. */
export type CompressedBodies = Partial<Record<'br' | 'gzip', Uint8Array<ArrayBuffer>>>;

/** The Hono types of this server. */
export interface ServerTypes {
  Bindings: Environment;
}
