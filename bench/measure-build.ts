import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { listFiles } from '../server/static-build.ts';
import { timed } from './cpu-time.ts';
import { median } from './median.ts';
import { type OpenApp, openApp } from './open-app.ts';
import { queries } from './queries.ts';

const guidesToRender = 21;
/** Stands in a search index as MiniSearch writes it, and nowhere else. */
const indexMark = /averageFieldLength\\?":/;

type Get = OpenApp['get'];

/** What a build weighs, in kB, and what it costs to ask it, in milliseconds of CPU. */
export type BuiltSite = Awaited<ReturnType<typeof measureBuild>>;

/**
 * Measures what `vike build` wrote. The worker's app runs in this process, on the build's files; a
 * second one would find the first one's pages, so each needs a process of its own.
 * @param build the folder's absolute path
 */
export async function measureBuild(build: string) {
  const { startUp, get, afterAnswers } = await openApp(build);
  await get('/healthz');
  const [indexReading] = await timed(afterAnswers);
  const sitemaps = await measureSitemaps(get);
  return {
    ...(await measureFiles(build)),
    'start-up CPU ms': startUp,
    'index reading CPU ms': indexReading,
    ...(await measureGuides(get, sitemaps.guides)),
    ...(await measureSearch(get)),
    ...sitemaps.figures,
  };
}

async function measureFiles(build: string) {
  const worker = await readAll(join(build, 'server'), (file) => /\.m?js$/.test(file));
  const stored = await readAll(join(build, 'client'), (file) => file.startsWith('content/'));
  const searchIndex = [...worker, ...stored].filter(({ bytes }) => indexMark.test(`${bytes}`));
  return {
    'worker kB': kilobytes(worker),
    'worker compressed kB': kilobytes(worker.map(({ bytes }) => ({ bytes: gzipSync(bytes) }))),
    'stored texts kB': kilobytes(stored),
    'stored files': stored.length,
    'search index kB': kilobytes(searchIndex),
  };
}

async function readAll(folder: string, isWanted: (file: string) => boolean) {
  const names = (await listFiles(folder)).filter(isWanted);
  return names.map((name) => ({ name, bytes: readFileSync(join(folder, name)) }));
}

async function measureSitemaps(get: Get) {
  const { text: index } = await get('/sitemap-index.xml');
  const files = await Promise.all(pathsIn(index).map(async (path) => (await get(path)).text));
  const guides = files.flatMap(pathsIn).filter((path) => path.startsWith('/helpful-links/'));
  const sizes = files.map((file) => kilobytes([{ bytes: Buffer.from(file) }]));
  return { guides, figures: { sitemaps: files.length, 'largest sitemap kB': Math.max(...sizes) } };
}

function pathsIn(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)</g)].map(([, path = '']) => path);
}

/** The farthest guides: the last ones, whose texts are not in the worker. */
async function measureGuides(get: Get, guides: readonly string[]) {
  const [farthest = '', ...others] = guides.slice(-guidesToRender).reverse();
  const [first, page] = await timed(() => get(farthest));
  if (page.status !== 200) throw new Error(`${farthest} answers ${page.status}.`);
  const [second] = await timed(() => get(farthest));
  const warm = await timeEach(others, get);
  const missing = await timeEach(others, (path) => get(`${path}-and-no-more`));
  return {
    'first render CPU ms': first,
    'second render CPU ms': second,
    'warm render CPU ms': median(warm),
    'missing guide CPU ms': median(missing),
  };
}

async function measureSearch(get: Get) {
  const [firstSearch] = await timed(() => get('/search.json?q=dry'));
  const asked = queries.map(encodeURIComponent);
  await timeEach(asked, (query) => get(`/search?q=${query}`));
  const searches = await timeEach(asked, (query) => get(`/search?q=${query}`));
  const suggestions = await timeEach(asked, (query) => get(`/search.json?q=${query}`));
  return {
    'first search CPU ms': firstSearch,
    'search CPU ms': median(searches),
    'slowest search CPU ms': Math.max(...searches),
    'suggestion CPU ms': median(suggestions),
    'slowest suggestion CPU ms': Math.max(...suggestions),
  };
}

async function timeEach(items: readonly string[], task: (item: string) => Promise<unknown>) {
  const times: number[] = [];
  for (const item of items) times.push((await timed(() => task(item)))[0]);
  return times;
}

function kilobytes(files: readonly { bytes: Uint8Array }[]): number {
  return Math.round(files.reduce((sum, { bytes }) => sum + bytes.length, 0) / 1000);
}

if (import.meta.main) console.log(JSON.stringify(await measureBuild(process.argv[2] ?? 'dist')));
