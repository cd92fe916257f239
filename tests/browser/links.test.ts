import { type APIRequestContext, expect, test } from '@playwright/test';
import { allRoutes } from './support/content.ts';
import { practice } from './support/practice.ts';

type Visit = Awaited<ReturnType<typeof visit>>;

/** Sections of the home page that other pages and the specification link to. */
const anchors = ['home', 'welcome', 'about', 'team', 'services', 'book'];
if (practice.reviewProfile) anchors.push('reviews');

test('all pages are linked, no link is dead, and phone numbers dial', async ({ request }) => {
  const visits = new Map<string, Visit>();
  const queue = ['/'];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (visits.has(path)) continue;
    const found = await visit(request, path);
    visits.set(path, found);
    queue.push(...found.links.map((link) => link.replace(/#.*/, '')));
  }
  expect([...visits.keys()]).toEqual(expect.arrayContaining(allRoutes));
  expect([...(visits.get('/')?.ids ?? [])]).toEqual(expect.arrayContaining(anchors));
  const faults = [...visits].flatMap(([path, { links, numbers }]) =>
    [...links.filter((link) => isDead(link, visits)), ...numbers].map((one) => `${path}: ${one}`),
  );
  expect(faults).toEqual([]);
});

/**
 * Requests a path. `links` are the addresses on this host, with query and hash, including those in the head; `numbers` are
 * those that a person reads and can’t press.
 */
async function visit(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  const isPage = response.headers()['content-type']?.includes('text/html');
  const html = isPage ? await response.text() : '';
  const base = new URL(path, 'http://site.invalid');
  const targets = [...html.matchAll(/<(?:a|link)\s[^>]*?href="([^"]*)"/g)]
    .map(([, href = '']) => new URL(href.replaceAll('&amp;', '&'), base))
    .filter(({ origin }) => origin === base.origin)
    .map(({ pathname, search, hash }) => pathname + search + hash);
  const [, body = ''] = html.split('<body');
  const unlinked = body.replaceAll(/<(a|script|template)\b.*?<\/\1>|<[^>]*>/gs, '');
  return {
    status: response.status(),
    numbers: unlinked.match(/\(\d{3}\) \d{3}-\d{4}|1-\d{3}-\d{3}-\d{4}/g) ?? [],
    ids: new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)),
    links: [...new Set(targets)],
  };
}

function isDead(link: string, visits: ReadonlyMap<string, Visit>): boolean {
  const [path = '', fragment] = link.split('#');
  const target = visits.get(path);
  if (target?.status !== 200) return true;
  const id = decodeURIComponent(fragment ?? '');
  // A setting, such as `#cataract-60`, names its kind.
  return id !== '' && !target.ids.has(id) && !target.ids.has(id.replace(/-\d+$/, ''));
}
