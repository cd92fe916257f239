import { SELF } from 'cloudflare:test';

/** Sends a request to the built worker without following redirects. */
export function request(path: string, init: RequestInit = {}): Promise<Response> {
  return SELF.fetch(`http://127.0.0.1${path}`, { redirect: 'manual', ...init });
}
