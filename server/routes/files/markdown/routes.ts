import { type Context, Hono } from 'hono';
import { absoluteUrl, viewGuide, viewPost, viewService } from '#domain/index.ts';
import { cacheControl } from '../../../cache/cache-control.ts';
import type { ServerTypes } from '../../../environment.ts';
import { articleMarkdown } from './article.ts';
import { prefersMarkdown } from './negotiation.ts';
import { serviceMarkdown } from './service.ts';

type Compose = (slug: string) => Promise<string | undefined>;

const folders: Record<string, Compose> = {
  '/blog': (slug) => viewPost(slug).then((view) => view && articleMarkdown(view)),
  '/helpful-links': (slug) => viewGuide(slug).then((view) => view && articleMarkdown(view)),
  '/services': (slug) => viewService(slug).then((view) => view && serviceMarkdown(view)),
};

/** Posts, guides and services as Markdown: at their address with `.md`, and at their own for who prefers it. */
export const markdown = new Hono<ServerTypes>();

for (const [folder, compose] of Object.entries(folders)) {
  markdown.get(`${folder}/:file{[a-z0-9-]+\\.md}`, async function serveFile(c, next) {
    const path = `${folder}/${c.req.param('file').replace(/\.md$/, '')}`;
    return (await answer(c, path, compose, cacheControl.hour)) ?? next();
  });

  markdown.get(`${folder}/:slug{[a-z0-9-]+}`, async function negotiate(c, next) {
    const path = `${folder}/${c.req.param('slug')}`;
    // A cache that ignores `Vary` must not hand Markdown to a browser, so none may keep it.
    const negotiated =
      prefersMarkdown(c.req.header('Accept')) &&
      (await answer(c, path, compose, cacheControl.never));
    if (negotiated) return negotiated;
    await next();
    c.header('Vary', 'Accept', { append: true });
    return undefined;
  });
}

async function answer(c: Context<ServerTypes>, path: string, compose: Compose, cache: string) {
  const text = await compose(path.slice(path.lastIndexOf('/') + 1));
  if (text === undefined) return undefined;
  return c.body(text, 200, {
    'Content-Type': 'text/markdown; charset=utf-8',
    'Cache-Control': cache,
    Link: `<${absoluteUrl(path)}>; rel="canonical"`,
    Vary: 'Accept',
  });
}
