import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { App } from '../server/app.ts';
import { listFiles } from '../server/static-build.ts';
import { openStaticFiles } from '../server/static-files.ts';

const queries = [
  ...['dry eye', 'glacoma', 'how often should i get new glasses', 'blurry far away'],
  ...['contact lens stuck in eye', 'frames for round faces', 'nutricion', '20-20-20 rule'],
  ...['optomitrist apointment', 'screen time for kids eyes', 'my eyelid is swollen'],
  ...['seeing double reading homework', 'wear contacts in the shower', 'artificial inteligence'],
];
const origin = 'http://localhost';
const guidesToRender = 21;
/** Stands in a search index as MiniSearch writes it, and nowhere else. */
const indexMark = /averageFieldLength\\?":/;

type Get = (path: string) => Promise<{ status: number; text: string }>;

/** What a build weighs, in kB, and what it costs to ask it, in milliseconds of CPU. */
export type BuiltSite = Awaited<ReturnType<typeof measureBuild>>;

/**
 * Measures what `vike build` wrote. The worker's app runs in this process, on the build's files; a
 * second one would find the first one's pages, so each needs a process of its own.
 * @param build the folder's absolute path
 */
export async function measureBuild(build: string) {
  const environment = { ASSETS: await openStaticFiles(build), REQUEST_LOG: 'none' };
  const [startUp, app] = await timed(async () => {
    const { default: worker } = await import(join(build, 'server/index.mjs'));
    return worker as App;
  });
  async function get(path: string) {
    const answer = await app.fetch(new Request(origin + path), environment);
    return { status: answer.status, text: await answer.text() };
  }
  const sitemaps = await measureSitemaps(get);
  return {
    ...(await measureFiles(build)),
    startUp,
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
    worker: kilobytes(worker),
    workerCompressed: kilobytes(worker.map(({ bytes }) => ({ bytes: gzipSync(bytes) }))),
    storedTexts: kilobytes(stored),
    storedFiles: stored.length,
    searchIndex: kilobytes(searchIndex),
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
  return { guides, figures: { sitemaps: files.length, largestSitemap: Math.max(...sizes) } };
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
    firstRendering: first,
    secondRendering: second,
    warmRendering: median(warm),
    missingGuide: median(missing),
  };
}

async function measureSearch(get: Get) {
  const [firstSearch] = await timed(() => get('/search.json?q=dry'));
  const asked = queries.map(encodeURIComponent);
  await timeEach(asked, (query) => get(`/search?q=${query}`));
  const searches = await timeEach(asked, (query) => get(`/search?q=${query}`));
  const suggestions = await timeEach(asked, (query) => get(`/search.json?q=${query}`));
  return {
    firstSearch,
    search: median(searches),
    slowestSearch: Math.max(...searches),
    suggestion: median(suggestions),
    slowestSuggestion: Math.max(...suggestions),
  };
}

async function timeEach(items: readonly string[], task: (item: string) => Promise<unknown>) {
  const times: number[] = [];
  for (const item of items) times.push((await timed(() => task(item)))[0]);
  return times;
}

/** Milliseconds of CPU, and what the task gave. */
async function timed<Result>(task: () => Promise<Result>): Promise<[number, Result]> {
  const start = process.cpuUsage();
  const result = await task();
  const { user, system } = process.cpuUsage(start);
  return [Math.round((user + system) / 100) / 10, result];
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

function kilobytes(files: readonly { bytes: Uint8Array }[]): number {
  return Math.round(files.reduce((sum, { bytes }) => sum + bytes.length, 0) / 1000);
}

if (import.meta.main) console.log(JSON.stringify(await measureBuild(process.argv[2] ?? 'dist')));
