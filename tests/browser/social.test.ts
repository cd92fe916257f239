import sharp from 'sharp';
import { entries, problems } from './support/content.ts';
import { htmlOf } from './support/html-of.ts';
import { practice } from './support/practice.ts';
import { allRoutes } from './support/routes.ts';
import { expect, test } from './support/test.ts';

/** Some services don't show larger pictures. */
const mostBytes = 300_000;

function contentsOf(html: string, property: string): string[] {
  const tags = html.match(/<meta [^>]*>/g) ?? [];
  return tags
    .filter((tag) => new RegExp(`(?:property|name)="${property}"`).test(tag))
    .map((tag) => /content="([^"]*)"/.exec(tag)?.[1] ?? '');
}

test('every route names one social picture, which exists in the stated size', async ({
  request,
}) => {
  test.setTimeout(120_000);
  const addresses = new Map<string, string>();
  for (const route of allRoutes) {
    const html = await htmlOf(request, route);
    const [address = '', ...others] = contentsOf(html, 'og:image');
    expect(others, route).toEqual([]);
    expect(address, route).toContain(`${practice.siteOrigin}/social/`);
    expect(contentsOf(html, 'twitter:card'), route).toEqual(['summary_large_image']);
    expect(contentsOf(html, 'og:image:alt')[0], route).toBeTruthy();
    const picture = await request.get(new URL(address).pathname);
    const bytes = await picture.body();
    const { format, width, height } = await sharp(bytes).metadata();
    expect([format, `${width}`, `${height}`], route).toEqual([
      'jpeg',
      ...contentsOf(html, 'og:image:width'),
      ...contentsOf(html, 'og:image:height'),
    ]);
    expect([width, height]).toEqual([1200, 630]);
    expect(bytes.length, route).toBeLessThanOrEqual(mostBytes);
    addresses.set(route, address);
  }
  const home = addresses.get('/');
  const others = entries.filter(({ record }) => !record.image);
  const plain = others.filter(({ collection }) => collection !== 'problems');
  for (const { path } of plain) expect(addresses.get(path) ?? home, path).toBe(home);
  // Plus the home page's, one for each eye problem, those of emergencies, and one for the pages with the chart.
  const homePage = await (await request.get('/')).text();
  const charts = homePage.includes('id="one-or-two"')
    ? entries.filter(({ record }) => record.chart)
    : [];
  for (const { path } of charts) expect(addresses.get(path), path).toContain('/social/one-or-two.');
  const drawn = entries.filter((entry) => charts.includes(entry) || entry.record.triage);
  const pictures = entries
    .filter((entry) => !drawn.includes(entry))
    .map(({ record }) => record.image?.file);
  const illustrated = new Set(pictures.filter(Boolean)).size;
  expect(new Set(addresses.values()).size).toBe(
    illustrated + 1 + problems.length + drawn.length - Math.max(charts.length - 1, 0),
  );
});

test('a page without its own social picture uses the home page’s', async ({ request }) => {
  const home = contentsOf(await (await request.get('/')).text(), 'og:image');
  for (const path of ['/search?q=eye', '/constructor', '/nowhere']) {
    expect(contentsOf(await (await request.get(path)).text(), 'og:image'), path).toEqual(home);
  }
});

test('other sites may embed pictures and icons, and pictures are immutable', async ({
  request,
}) => {
  const html = await (await request.get('/contact')).text();
  const picture = new URL(contentsOf(html, 'og:image')[0] ?? '').pathname;
  for (const path of [picture, '/favicon.ico', '/favicon.svg', '/icons/icon-512.png']) {
    const headers = (await request.get(path)).headers();
    expect(headers['cross-origin-resource-policy'], path).toBe('cross-origin');
    expect(headers['x-content-type-options'], path).toBe('nosniff');
  }
  expect((await request.get(picture)).headers()['cache-control']).toContain('immutable');
  expect((await request.get('/contact')).headers()['cross-origin-resource-policy']).toBe(
    'same-origin',
  );
});

test('the manifest is complete and its icons have the stated sizes', async ({ request }) => {
  const response = await request.get('/manifest.webmanifest');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = await response.json();
  expect(manifest).toMatchObject({ name: practice.name, short_name: practice.shortName });
  expect(manifest).toMatchObject({ start_url: '/', scope: '/', lang: 'en-US' });
  const purposes: string[] = [];
  for (const { src, sizes, type, purpose } of manifest.icons) {
    const icon = await sharp(await (await request.get(src)).body()).metadata();
    expect(`${icon.width}x${icon.height}`).toBe(sizes);
    expect(`image/${icon.format}`).toBe(type);
    purposes.push(`${sizes} ${purpose}`);
  }
  expect(purposes.sort()).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
});

test('the icons that pages link exist', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const links = html.matchAll(/<link [^>]*rel="(?:icon|apple-touch-icon|manifest)"[^>]*>/g);
  const hrefs = Array.from(links, ([link]) => /href="([^"]+)"/.exec(link)?.[1] ?? '');
  expect(hrefs).toHaveLength(4);
  for (const href of hrefs) expect((await request.get(href)).status(), href).toBe(200);
  const touchIcon = await (await request.get('/icons/apple-touch-icon.png')).body();
  expect(await sharp(touchIcon).metadata()).toMatchObject({ width: 180, height: 180 });
  const favicon = await (await request.get('/favicon.ico')).body();
  expect([...favicon.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(html.match(/<meta name="theme-color"[^>]* media=/g)).toHaveLength(2);
});
