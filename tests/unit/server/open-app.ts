import type { Context } from 'hono';
import { createApp } from '#server/app.ts';
import type { ServerTypes } from '#server/environment.ts';

/**
 * Creates the app around a renderer. Returns `get`, the requests that reached the renderer, and the
 * log lines.
 */
export function openApp(render: (c: Context<ServerTypes>) => Response | Promise<Response>) {
  const rendered: Request[] = [];
  const lines: string[] = [];
  const environment = {
    ASSETS: { fetch: async () => new Response(null, { status: 404 }) },
    compress: async (bytes: Uint8Array) => Uint8Array.from(bytes.slice(0, 10)),
    writeLine: (line: string) => void lines.push(line),
  };
  const app = createApp((routes) =>
    routes.all('*', (c) => {
      rendered.push(c.req.raw);
      return render(c);
    }),
  );
  const get = (address: string, init?: RequestInit) =>
    app.fetch(new Request(new URL(address, 'http://localhost'), init), environment);
  return { get, lines, rendered };
}
