import { getRuntimeKey } from 'hono/adapter';
import { createMiddleware } from 'hono/factory';
import { brand } from '#domain/content.ts';
import { siteOrigin } from '#domain/structured-data/graph.ts';
import type { ServerTypes } from './environment.ts';
import { cacheControl, staticRules } from './headers.ts';

const rules = Object.entries(staticRules(siteOrigin(), brand.hero.video));

/** Middleware that serves the build's files on Node. Cloudflare does it before it runs the worker. */
export const staticFiles = createMiddleware<ServerTypes>(async (c, next) => {
  if (getRuntimeKey() !== 'node' || !c.env?.ASSETS) return next();
  const file = await c.env.ASSETS.fetch(c.req.raw);
  if (file.status === 404) return next();
  const { headers } = file;
  headers.set('Cache-Control', cacheControl.revalidate);
  const { pathname } = new URL(c.req.url);
  for (const [name, value] of rules.flatMap((rule) => headersOf(pathname, ...rule)))
    headers.set(name, value);
  return file;
});

/** Returns the headers of a rule if a path matches it. Of several rules that set one header, the last one wins. */
function headersOf(
  path: string,
  rule: string,
  headers: Record<string, string>,
): [name: string, value: string][] {
  const [start = '', end = ''] = rule.split('*');
  const splat = path.slice(start.length, path.length - end.length);
  if (rule.replace('*', () => splat) !== path) return [];
  return Object.entries(headers).map(([name, value]) => [
    name,
    value.replace(':splat', () => splat),
  ]);
}
