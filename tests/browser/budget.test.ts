import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { hasSample } from '../conditions.ts';
import { allRoutes, entries, prerenderedRoutes } from './support/content.ts';
import { htmlOf } from './support/html-of.ts';
import { templates } from './support/templates.ts';
import { expect, test } from './support/test.ts';

/**
 * The most bytes of a page, and of what it links to and loads before its load event: compressed by the strongest Brotli,
 * as files of the build are, and by that of Cloudflare's edge. Another practice may have more offices and longer texts.
 */
const budgets = {
  html: { 11: 14_000, 4: hasSample ? 14_000 : 16_000 },
  'link rel="stylesheet"(?! media="print")[^>]* href': { 11: 16_000, 4: 19_000 },
  'script[^>]* src': { 11: 3700, 4: 4200 },
  'link[^>]* as="font"[^>]* href': { 11: 26_000, 4: 26_000 },
};
const mostOfHome = 10_500;
/** At level 4, with all signs and their sources. */
const mostOfEmergencies = hasSample ? 15_000 : 16_000;

const compressed = (bytes: Buffer, quality: number) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

const sizes = new Map<string, number>();

/** Returns the bytes of a file of the build. Fonts are compressed already. */
function sizeOf(path: string, quality: number): number {
  const bytes = readFileSync(`dist/client${path}`);
  const key = `${path} ${quality}`;
  const size =
    sizes.get(key) ?? (path.endsWith('.woff2') ? bytes.length : compressed(bytes, quality));
  sizes.set(key, size);
  return size;
}

test('every page and what it loads first stay within the byte budgets', async ({ request }) => {
  for (const path of allRoutes) {
    const page = await htmlOf(request, path);
    for (const [link, limits] of Object.entries(budgets)) {
      const reordered = page.replaceAll(/ (href="[^"]+")([^>]*)>/g, '$2 $1>');
      const found = reordered.matchAll(new RegExp(`<${link}="([^"]+)"`, 'g'));
      // A page may have a sheet of its own, which its own test measures.
      const linked = Array.from(found, ([, file = '']) => file);
      const files = new Set(linked.filter((file) => !file.includes('/show.')));
      for (const [level, most] of Object.entries(limits)) {
        const quality = Number(level);
        // A page that fits with the weaker compression fits with the stronger, which takes long.
        if (link === 'html' && compressed(Buffer.from(page), 4) <= limits[11] && quality === 11)
          continue;
        const bytes = [...files].reduce((sum, file) => sum + sizeOf(file, quality), 0);
        const size = link === 'html' ? compressed(Buffer.from(page), quality) : bytes;
        const isEmergencies = link === 'html' && quality === 4 && path === templates.emergency;
        const limit = isEmergencies ? mostOfEmergencies : most;
        expect(size, `${link} of ${path} at ${level}`).toBeGreaterThan(0);
        expect(size, `${link} of ${path} at ${level}`).toBeLessThanOrEqual(limit);
      }
    }
    if (path === '/') expect(compressed(Buffer.from(page), 11)).toBeLessThanOrEqual(mostOfHome);
  }
});

const lists = ['/blog', '/eye-care-guides', '/helpful-links', '/eye-problems'];
const fixedRoutes = [
  '/',
  '/contact',
  '/sitemap',
  ...lists.filter((path) => allRoutes.includes(path)),
];

test('fixed pages are prerendered, and the worker never runs for them', () => {
  const ofFolders = entries
    .filter(({ collection }) => ['legal', 'patients'].includes(collection))
    .map(({ path }) => path);
  expect(prerenderedRoutes).toEqual(expect.arrayContaining([...fixedRoutes, ...ofFolders]));
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
