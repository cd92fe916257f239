import { type APIRequestContext, expect, test } from '@playwright/test';
import { allRoutes } from './support/routes.ts';

interface Visit {
  status: number;
  ids: ReadonlySet<string>;
  links: readonly string[];
}

/** Sections of the home page that other pages and the specification link to. */
const anchors = ['home', 'welcome', 'about', 'team', 'services', 'reviews', 'book'];

test('every page is linked, and no link or fragment is dead', async ({ request }) => {
  test.slow();
  const visits = await crawl(request);
  expect([...visits.keys()]).toEqual(expect.arrayContaining(allRoutes));
  expect([...(visits.get('/')?.ids ?? [])]).toEqual(expect.arrayContaining(anchors));
  const dead = [...visits].flatMap(([path, { links }]) =>
    links
      .map((link) => ({ link, fault: faultOf(link, visits) }))
      .filter(({ fault }) => fault)
      .map(({ link, fault }) => `${path} links to ${link}: ${fault}`),
  );
  expect(dead).toEqual([]);
});

/** Visits every page that can be reached from the home page by links on the same host. */
async function crawl(request: APIRequestContext) {
  const visits = new Map<string, Visit>();
  const queue = ['/'];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (visits.has(path)) continue;
    const found = await visit(request, path);
    visits.set(path, found);
    queue.push(...found.links.map(withoutFragment));
  }
  return visits;
}

async function visit(request: APIRequestContext, path: string): Promise<Visit> {
  const response = await request.get(path);
  const isPage = response.headers()['content-type']?.includes('text/html');
  const html = isPage ? await response.text() : '';
  return {
    status: response.status(),
    ids: new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)),
    links: internalLinks(html, path),
  };
}

/** Returns all links to this host with path, query and hash, including those in the head. */
function internalLinks(html: string, path: string): string[] {
  const base = new URL(path, 'http://site.invalid');
  const targets = [...html.matchAll(/<(?:a|link)\s[^>]*?href="([^"]*)"/g)]
    .map(([, href = '']) => new URL(href.replaceAll('&amp;', '&'), base))
    .filter(({ origin }) => origin === base.origin)
    .map(({ pathname, search, hash }) => pathname + search + hash);
  return [...new Set(targets)];
}

function faultOf(link: string, visits: ReadonlyMap<string, Visit>): string | undefined {
  const target = visits.get(withoutFragment(link));
  if (target?.status !== 200) return `status ${target?.status}`;
  const [, fragment] = link.split('#');
  if (fragment && !target.ids.has(decodeURIComponent(fragment))) return `no id ${fragment}`;
  return undefined;
}

function withoutFragment(link: string): string {
  return link.split('#')[0] ?? link;
}
