import type { Context } from 'hono';
import type { ServerTypes } from '../environment.ts';

/** Replaces a response: Hono would merge the headers of both. */
export function replaceResponse(c: Context<ServerTypes>, response: Response) {
  c.res = undefined;
  c.res = response;
}
