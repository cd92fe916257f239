import sharp from 'sharp';
import { entries } from './support/content.ts';
import { attributesOf, htmlOf } from './support/html-of.ts';
import { practice } from './support/practice.ts';
import { readPages } from './support/templates.ts';
import { expect, test } from './support/test.ts';

/** Some services don't show larger pictures. */
const mostBytes = 300_000;

test('every page has a social picture in the stated size', async ({ request }) => {
  const addresses = new Map<string, string>();
  const checked = new Set<string>();
  for (const route of readPages) {
    const html = await htmlOf(request, route);
    const contentOf = (name: string) => attributesOf(html, `="${name}"`, 'content');
    const [address = '', ...others] = contentOf('og:image');
    addresses.set(route, address);
    expect(others, route).toEqual([]);
    expect(address, route).toContain(`${practice.siteOrigin}/social/`);
    expect(contentOf('twitter:card'), route).toEqual(['summary_large_image']);
    expect(contentOf('og:image:alt')[0], route).toBeTruthy();
    expect(contentOf('og:image:width'), route).toEqual(['1200']);
    expect(contentOf('og:image:height'), route).toEqual(['630']);
    if (checked.has(address)) continue;
    checked.add(address);
    const picture = await request.get(new URL(address).pathname);
    expect(picture.headers()['cache-control'], route).toContain('immutable');
    expect(picture.headers()['cross-origin-resource-policy'], route).toBe('cross-origin');
    const bytes = await picture.body();
    expect(bytes.length, route).toBeLessThanOrEqual(mostBytes);
    const { format, width, height } = await sharp(bytes).metadata();
    expect(`${width}x${height} ${format}`, route).toBe('1200x630 jpeg');
  }
  // Who has a picture shares it, and an eye problem its own plate.
  const read = entries.filter(({ path }) => addresses.has(path));
  const own = read.filter(({ record, collection }) => record.image || collection === 'problems');
  const home = addresses.get('/');
  for (const { path } of own) expect(addresses.get(path), path).not.toBe(home);
  const problems = own.filter(({ collection }) => collection === 'problems');
  expect(new Set(problems.map(({ path }) => addresses.get(path))).size).toBe(problems.length);
});

test('the manifest is complete, and all icons have their sizes', async ({ request }) => {
  const html = await htmlOf(request, '/');
  const sizeOf = async (path: string) => {
    const response = await request.get(path);
    expect(response.headers()['cross-origin-resource-policy'], path).toBe('cross-origin');
    const { width, height, format } = await sharp(await response.body()).metadata();
    return `${width}x${height} image/${format}`;
  };
  const [address = ''] = attributesOf(html, 'rel="manifest"', 'href');
  const manifest = await (await request.get(address)).json();
  expect(manifest).toMatchObject({ name: practice.name, short_name: practice.shortName });
  expect(manifest).toMatchObject({ start_url: '/', scope: '/', lang: 'en-US' });
  for (const { src, sizes, type } of manifest.icons)
    expect(await sizeOf(src)).toBe(`${sizes} ${type}`);
  const purposes = manifest.icons.map((icon: Record<string, string>) => icon['purpose']);
  expect(purposes.sort()).toEqual(['any', 'any', 'maskable']);
  const [touchIcon = ''] = attributesOf(html, 'rel="apple-touch-icon"', 'href');
  expect(await sizeOf(touchIcon)).toBe('180x180 image/png');
  expect(touchIcon, 'where phones look for it without a link').toBe('/apple-touch-icon.png');
  const [favicon = '', drawn = ''] = attributesOf(html, 'rel="icon"', 'href');
  const bytes = await (await request.get(favicon)).body();
  expect([...bytes.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect((await request.get(drawn)).status()).toBe(200);
  expect(attributesOf(html, 'name="theme-color"', 'media')).toHaveLength(2);
});
