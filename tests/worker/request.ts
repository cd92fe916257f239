import { SELF } from 'cloudflare:test';

/** Sends a request to the built worker without following redirects. */
export function request(path: string, init: RequestInit = {}): Promise<Response> {
  return SELF.fetch(`http://127.0.0.1${path}`, { redirect: 'manual', ...init });
}

/** Returns the paths of the pages below a folder, such as `/blog/`, as the sitemap lists them. */
export async function pathsBelow(folder: string): Promise<string[]> {
  const sitemap = await (await request('/sitemap-pages.xml')).text();
  return Array.from(
    sitemap.matchAll(/<loc>(.*?)<\/loc>/g),
    ([, url = '']) => new URL(url).pathname,
  ).filter((path) => path.startsWith(folder));
}
