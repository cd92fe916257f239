import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { browserArguments } from '../test/browser-arguments.ts';
import { ensureBrowser } from '../test/ensure-browser.ts';
import { ensureBuild } from '../run/ensure-build.ts';
import { makeContactSheet, type Shot } from './contact-sheet.ts';
import { listViews, type View } from './views.ts';
import { withServer } from './with-server.ts';
import { rootFolder, runMain } from '../run/run.mjs';

const screens = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const folder = join(rootFolder, 'look');

/** Photographs every page and state of the site, and lays them side by side, a sheet for each width. */
async function look() {
  const executablePath = await ensureBrowser();
  await ensureBuild();
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath, args: [...browserArguments] });
  try {
    await withServer(async (origin) => {
      const views = await listViews(origin);
      for (const viewport of screens) {
        const shots: Shot[] = [];
        for (const view of views.filter(({ fits }) => fits(viewport.width))) {
          shots.push(await photograph(browser, origin, view, viewport));
        }
        const sheet = `sheet-${viewport.width}.png`;
        await makeContactSheet(shots, join(folder, sheet));
        console.log(`look/${sheet}: ${shots.length} views`);
      }
    });
  } finally {
    await browser.close();
  }
}

async function photograph(
  browser: Browser,
  origin: string,
  { name, path, isWholePage, prepare }: View,
  viewport: { width: number; height: number },
): Promise<Shot> {
  // Nothing glides or plays, so that two runs show the same.
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  await page.goto(origin + path, { waitUntil: 'load' });
  await prepare(page);
  const file = join(folder, `${viewport.width}-${name}.png`);
  await page.screenshot({ path: file, fullPage: isWholePage });
  await page.close();
  return { file, name };
}

await runMain(look);
