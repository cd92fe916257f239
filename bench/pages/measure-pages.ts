import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { createNodeServer } from '../../server/node/node-server.ts';
import { allRoutes } from '../../tests/browser/support/routes.ts';
import { findFreePort } from '../../tools/run/port.ts';
import { rootFolder } from '../../tools/run/run.mjs';
import { browserArguments, ensureBrowser } from '../../tools/test/browser.ts';
import { median, type Row, type Rows, round } from '../rows.ts';
import { createHandWrittenServer, handWrittenPages } from './hand-written.ts';
import { runLighthouse } from './lighthouse.ts';
import { openSecurely } from './secure-server.ts';

const runs = 3;

/** What Lighthouse says of every page, and its LCP against its hand-written twin. */
export async function measurePages(): Promise<Rows> {
  const port = await findFreePort();
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: [`--remote-debugging-port=${port}`, '--ignore-certificate-errors', ...browserArguments],
  });
  const build = join(rootFolder, 'dist');
  const site = await openSecurely(await createNodeServer(build, 'none'));
  const twins = await openSecurely(await createHandWrittenServer(browser, site.origin));
  const rows: Rows = {};
  try {
    for (const path of [...allRoutes, '/search']) {
      console.log(path);
      rows[path] = await judge(site.origin, twins.origin, path, port);
    }
  } finally {
    await browser.close();
    site.close();
    twins.close();
  }
  return rows;
}

/** Loads a page and its twin in turn, so that whatever else the machine does meets both. */
async function judge(site: string, twins: string, path: string, port: number): Promise<Row> {
  const ours: Row[] = [];
  const theirs: Row[] = [];
  for (let run = 0; run < runs; run += 1) {
    ours.push(await runLighthouse(site + path, port));
    if (!handWrittenPages.includes(path)) continue;
    theirs.push(await runLighthouse(twins + path, port, ['performance']));
  }
  const row = Object.fromEntries(
    Object.keys(ours[0] ?? {}).map((name) => [name, middle(ours, name)]),
  );
  if (theirs.length === 0) return row;
  return { ...row, 'LCP : hand-written': round(middle(ours, 'LCP ms') / middle(theirs, 'LCP ms')) };
}

function middle(rows: readonly Row[], name: string): number {
  return median(rows.map((row) => row[name] ?? Number.NaN));
}
