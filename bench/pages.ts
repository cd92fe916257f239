import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { findFreePort } from '../build/run/port.ts';
import { rootFolder } from '../build/run/run.mjs';
import { createNodeServer } from '../server/node/node-server.ts';
import { allRoutes } from '../tests/browser/support/routes.ts';
import type { Figures, Row } from './figures.ts';
import { createHandWrittenServer, handWrittenPages } from './hand-written/server.ts';
import { measureInteractions } from './interactions.ts';
import { runLighthouse } from './lighthouse.ts';
import { type FetchedFile, measurePage, sumBytes } from './measure-page.ts';
import { medians } from './median.ts';
import { openBrowser, phone } from './open-browser.ts';
import type { BenchOptions } from './options.ts';
import { openSecurely } from './secure-server.ts';

const kinds = ['html', 'css', 'script', 'font', 'image', 'video', 'other'] as const;

/** Where everything is that measures a page. */
interface Laboratory {
  browser: Browser;
  /** Where Lighthouse reaches the browser. */
  port: number;
  /** The site, and the same pages written by hand. */
  site: string;
  handWritten: string;
}

/** Measures pages in a browser: what they fetch, what Lighthouse says, how they answer to a touch. */
export async function measurePages(options: BenchOptions): Promise<Figures> {
  const { parts, routes = [...allRoutes, '/search'], runs } = options;
  const port = await findFreePort();
  const browser = await openBrowser(port);
  const build = join(rootFolder, 'dist');
  const site = await openSecurely(await createNodeServer(build, 'none'));
  const twins = await openSecurely(await createHandWrittenServer(browser, site.origin));
  const laboratory = { browser, port, site: site.origin, handWritten: twins.origin };
  const figures: Figures = {};
  try {
    if (parts.includes('interactions')) {
      Object.assign(figures, await measureInteractions(browser, site.origin, runs));
    }
    if (!parts.includes('pages') && !parts.includes('lighthouse')) return figures;
    const pages: Record<string, Row> = {};
    for (const route of routes) pages[route] = await measureRoute(laboratory, route, options);
    return { pages, ...figures };
  } finally {
    await browser.close();
    site.close();
    twins.close();
  }
}

async function measureRoute(laboratory: Laboratory, route: string, { parts, runs }: BenchOptions) {
  console.log(`pages: ${route}`);
  const row = parts.includes('pages') ? await measureFiles(laboratory, route) : {};
  if (!parts.includes('lighthouse')) return row;
  return { ...row, ...(await measureLighthouse(laboratory, route, runs)) };
}

async function measureLighthouse(laboratory: Laboratory, route: string, runs: number) {
  const { port, site, handWritten } = laboratory;
  const hasTwin = handWrittenPages.includes(route);
  const ours: Row[] = [];
  const theirs: Row[] = [];
  // By turns, so that whatever else the machine does meets both.
  for (let run = 0; run < runs; run += 1) {
    ours.push(await runLighthouse(site + route, port));
    if (hasTwin) theirs.push(await runLighthouse(handWritten + route, port, ['performance']));
  }
  const row: Row = medians(ours);
  if (hasTwin) row['LCP : hand-written'] = (row['LCP ms'] ?? 0) / (medians(theirs)['LCP ms'] ?? 0);
  return row;
}

async function measureFiles({ browser, site }: Laboratory, route: string): Promise<Row> {
  const context = await browser.newContext(phone);
  const files = await measurePage(await context.newPage(), site + route);
  await context.close();
  return summarize(files);
}

/** Bytes by type and requests, of everything, and the script that comes before the load event. */
function summarize(files: readonly FetchedFile[]): Row {
  const bytes = kinds.map((kind) => [kind, sumBytes(files, (file) => file.kind === kind)]);
  return {
    ...Object.fromEntries(bytes),
    requests: files.length,
    'requests before load': files.filter(({ beforeLoad }) => beforeLoad).length,
    'script before load': sumBytes(files, (file) => file.beforeLoad && file.kind === 'script'),
  };
}
