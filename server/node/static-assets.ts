import { globSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/**
 * Returns what the `ASSETS` binding is on Cloudflare: it serves the static files of a build, and a page at its path
 * without an extension. Compressed files lie beside their originals.
 * @param root the folder of the static files
 */
export function staticAssets(root: string) {
  const names = new Set(globSync('**', { cwd: root }));
  const nameOf = (path: string) => {
    const name = path.slice(1) || 'index';
    return names.has(`${name}.html`) ? `${name}.html` : name;
  };
  const files = new Hono().get(
    '*',
    serveStatic({ root, precompressed: true, rewriteRequestPath: nameOf }),
  );
  return {
    async fetch(file: Request | URL) {
      const url = file instanceof URL ? file : new URL(file.url);
      if (!names.has(nameOf(url.pathname))) return new Response(null, { status: 404 });
      return files.request(file as Request);
    },
  };
}
