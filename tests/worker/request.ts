import { SELF } from 'cloudflare:test';

/** Asks the built worker as an outside client would, without following redirects. */
export function request(path: string, init: RequestInit = {}): Promise<Response> {
  return SELF.fetch(`http://127.0.0.1${path}`, { redirect: 'manual', ...init });
}
