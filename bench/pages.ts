import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { ensureBrowser } from '../scripts/ensure-browser.ts';
import { findFreePort } from '../scripts/port.ts';
import { rootFolder } from '../scripts/run.mjs';
import { createNodeServer } from '../server/node-server.ts';
import { allRoutes } from '../tests/browser/support/routes.ts';
import type { Figures, Row } from './figures.ts';
import { createHandWrittenServer, handWrittenPages } from './hand-written/server.ts';
import { runLighthouse } from './lighthouse.ts';
import { type FetchedFile, measurePage, sumBytes } from './measure-page.ts';
import { medians } from './median.ts';
import type { BenchOptions } from './options.ts';

const kinds = ['html', 'css', 'script', 'font', 'image', 'video', 'other'] as const;
const phone = { width: 412, height: 823 };

/** Measures every page on a phone: what it fetches, what Lighthouse says, and the hand-written twin. */
export async function measurePages(options: BenchOptions): Promise<Figures> {
  const routes = options.routes ?? [...allRoutes, '/search'];
  const site = await createNodeServer(join(rootFolder, 'dist'), { requestLog: 'none' });
  const origin = await listen(site);
  const port = await findFreePort();
  const browser = await openBrowser(port);
  const pages: Record<string, Row> = {};
  try {
    const twins = await createHandWrittenServer(browser, origin);
    const twinOrigin = await listen(twins);
    for (const route of routes) {
      console.log(`pages: ${route}`);
      const twin = handWrittenPages.includes(route) ? twinOrigin + route : undefined;
      pages[route] = await measureRoute({ browser, port, address: origin + route, twin, options });
    }
    twins.close();
  } finally {
    await browser.close();
    site.close();
    site.closeAllConnections();
  }
  return { pages };
}

interface RouteMeasurement {
  browser: Browser;
  /** Where Lighthouse reaches the browser. */
  port: number;
  address: string;
  /** The address of the page written by hand, if there is one. */
  twin: string | undefined;
  options: BenchOptions;
}

async function measureRoute({ browser, port, address, twin, options }: RouteMeasurement) {
  const { parts, runs } = options;
  const row: Row = parts.includes('pages') ? await measureFiles(browser, address) : {};
  if (!parts.includes('lighthouse')) return row;
  const ours: Row[] = [];
  const theirs: Row[] = [];
  // By turns, so that whatever else the machine does meets both.
  for (let run = 0; run < runs; run += 1) {
    ours.push(await runLighthouse(address, port));
    if (twin) theirs.push(await runLighthouse(twin, port));
  }
  const figures = medians(ours);
  Object.assign(row, figures);
  if (twin) row['LCP : hand-written'] = (figures['LCP ms'] ?? 0) / (medians(theirs)['LCP ms'] ?? 0);
  return row;
}

async function measureFiles(browser: Browser, address: string): Promise<Row> {
  const context = await browser.newContext({ viewport: phone, deviceScaleFactor: 1.75 });
  const files = await measurePage(await context.newPage(), address);
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

async function openBrowser(port: number): Promise<Browser> {
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({
    executablePath: await ensureBrowser(),
    args: [
      `--remote-debugging-port=${port}`,
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...(isRoot ? ['--no-sandbox'] : []),
    ],
  });
}

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
