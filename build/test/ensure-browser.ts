import { spawnSync } from 'node:child_process';
import { Refusal, run } from '../run/run.mjs';
import { findBrowser } from './find-browser.ts';

const missing =
  'No browser is installed and none could be downloaded: install Chromium ' +
  '(`npx playwright install --with-deps chromium`) or name one in CHROMIUM_PATH.';

/**
 * Finds a Chromium, or installs one: Playwright's own, else Debian's package.
 * @returns its path
 * @throws Refusal when there is none and none can be installed
 */
export async function ensureBrowser(): Promise<string> {
  for (const install of [undefined, installFromPlaywright, installFromDebian]) {
    await install?.();
    const found = findBrowser();
    if (found) return found;
  }
  throw new Refusal(missing);
}

async function installFromPlaywright(): Promise<void> {
  console.log("Installing Playwright's Chromium.");
  await run('playwright', ['install', 'chromium'], { silent: true });
}

async function installFromDebian(): Promise<void> {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return;
  console.log("Installing Debian's Chromium.");
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, silent: true };
  await run('apt-get', ['update'], options);
  const install = ['install', '--yes', '--no-install-recommends'];
  // Older releases have the whole browser only.
  for (const browser of ['chromium-headless-shell', 'chromium']) {
    if ((await run('apt-get', [...install, browser], options)) === 0) return;
  }
}
