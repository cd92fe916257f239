import { globSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/** Configuration, and compressed forms, which lie beside their originals. */
const hidden = /^_|\.(?:br|gz)$/;

/**
 * Returns what the `ASSETS` binding is on Cloudflare: it serves the static files of a build, and a page only at its path
 * without an extension.
 * @param root the folder of the static files
 */
export function staticAssets(root: string) {
  const shown = globSync('**/*.*', { cwd: root }).filter((name) => !hidden.test(name));
  const names = new Map(shown.map((name) => [`/${name.replace(/(?:^index)?\.html$/, '')}`, name]));
  const rewriteRequestPath = (path: string) => names.get(path) ?? path;
  const files = new Hono().get('*', serveStatic({ root, precompressed: true, rewriteRequestPath }));
  return {
    async fetch(file: Request | URL) {
      const request = file instanceof URL ? new Request(file) : file;
      if (names.has(new URL(request.url).pathname)) return files.request(request);
      return new Response(null, { status: 404 });
    },
  };
}
