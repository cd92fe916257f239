import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { hasSample, isNightly } from '../conditions.ts';
import { allRoutes, entries, prerenderedRoutes } from './support/content.ts';
import { htmlOf } from './support/html-of.ts';
import { templates } from './support/templates.ts';
import { expect, test } from './support/test.ts';

// Compressed by the strongest Brotli, as files of the build are, and by that of Cloudflare's edge.
// Another practice may have more offices and longer texts.
const mostOfHtml = { 11: 14_000, 4: hasSample ? 14_000 : 16_000 };
const mostOfHome = 10_500;
/** At level 4, with all signs and their sources. */
const mostOfEmergencies = hasSample ? 15_000 : 16_000;
const budgets = {
  'link rel="stylesheet"(?! media="print")[^>]* href': { 11: 16_000, 4: 19_000 },
  'script[^>]* src': { 11: 3700, 4: 4200 },
  'link[^>]* as="font"[^>]* href': { 11: 26_000, 4: 26_000 },
};

const compressed = (bytes: Buffer, quality: number) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

const sizes = new Map<string, number>();

/** Returns the bytes of a file of the build. Fonts are compressed already. */
function sizeOf(path: string, quality: number): number {
  const key = `${path} ${quality}`;
  const bytes = readFileSync(`dist/client${path}`);
  const found = sizes.get(key);
  const size = found ?? (path.endsWith('.woff2') ? bytes.length : compressed(bytes, quality));
  sizes.set(key, size);
  return size;
}

const kinds: readonly string[] = Object.values(templates);
const measured = allRoutes.filter((path) => isNightly || kinds.includes(path));

test('every page and what it loads first stay within the byte budgets', async ({ request }) => {
  for (const path of measured) {
    const page = await htmlOf(request, path);
    const size = compressed(Buffer.from(page), 4);
    const most = path === templates.emergency ? mostOfEmergencies : mostOfHtml[4];
    expect(size, path).toBeLessThanOrEqual(most);
    // A page that fits with the weaker compression fits with the stronger, which takes long.
    const least = path === '/' ? mostOfHome : mostOfHtml[11];
    if (size > least) expect(compressed(Buffer.from(page), 11), path).toBeLessThanOrEqual(least);
    const reordered = page.replaceAll(/ (href="[^"]+")([^>]*)>/g, '$2 $1>');
    for (const [link, limits] of Object.entries(budgets)) {
      const found = reordered.matchAll(new RegExp(`<${link}="([^"]+)"`, 'g'));
      // A page may have a sheet of its own, which its own test measures.
      const linked = Array.from(found, ([, file = '']) => file);
      const files = [...new Set(linked)].filter((file) => !file.includes('/show.'));
      expect(files, `${link} of ${path}`).not.toEqual([]);
      for (const [level, most] of Object.entries(limits)) {
        const sum = files.reduce((sum, file) => sum + sizeOf(file, Number(level)), 0);
        expect(sum, `${link} of ${path} at ${level}`).toBeLessThanOrEqual(most);
      }
    }
  }
});

const lists = ['/blog', '/eye-care-guides', '/helpful-links', '/eye-problems'];

test('fixed pages are prerendered, and the worker never runs for them', () => {
  const ofFolders = entries.filter(({ collection }) => /^(legal|patients)$/.test(collection));
  const listed = lists.filter((path) => allRoutes.includes(path));
  const fixed = ['/', '/contact', '/sitemap', ...listed, ...ofFolders.map(({ path }) => path)];
  expect(prerenderedRoutes).toEqual(expect.arrayContaining(fixed));
  const { assets } = JSON.parse(readFileSync('dist/server/wrangler.json', 'utf8'));
  const patterns: string[] = assets.run_worker_first;
  const workerFirst = patterns.map((pattern) => new RegExp(`^${pattern.replaceAll('*', '.*')}$`));
  const files = [...prerenderedRoutes, ...entries.map(({ path }) => `${path}.md`)];
  expect(files.filter((path) => workerFirst.some((pattern) => pattern.test(path)))).toEqual([]);
  expect(existsSync('dist/client/404.html')).toBe(false);
});

test('the content reader, article texts and the search index don’t reach the browser', () => {
  const scripts = readdirSync('dist/client/assets', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(`dist/client/assets/${file}`, 'utf8'));
  expect(scripts.length).toBeGreaterThan(3);
  const traces = ['remark', 'vfile', 'hProperties', 'standfirst', 'metaDescription', '<p>'];
  // Only letters and spaces, which no bundler escapes.
  const words = entries.flatMap(({ record, text }) =>
    [text, ...(record.faqs ?? []).map(({ answer }) => answer)].flatMap(
      (part) => part.match(/[a-z ]{30,}/)?.[0] ?? [],
    ),
  );
  expect(words).not.toEqual([]);
  const sent = [...traces, ...words].filter((trace) => scripts.some((one) => one.includes(trace)));
  expect(sent).toEqual([]);
});
