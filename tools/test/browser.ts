import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { CliError, run } from '../run/run.mjs';
import { canInstall, installPackages, placesOf } from './debian.ts';

// The headless shell comes first: it draws no window, and the tests take a third less time.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** Arguments for a Chromium that runs tests and measurements, without network requests of its own. */
export const browserArguments: readonly string[] = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A screenshot waits for the pictures in it, instead of leaving out those that aren't decoded yet.
  '--disable-checker-imaging',
  // The site has one origin, so no spare process for another one is needed.
  '--disable-site-isolation-trials',
  // Chromium refuses to start its sandbox as root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * Returns the path of a Chromium. If none is found, installs Playwright's, or else Debian's package.
 * @throws CliError if none is found and none can be installed
 */
export async function ensureBrowser(): Promise<string> {
  for (const install of [undefined, installFromPlaywright, installFromDebian]) {
    await install?.();
    const found = findBrowser();
    if (found) return found;
  }
  throw new CliError(
    'No browser is installed and none could be downloaded: install Chromium ' +
      '(`npx playwright install --with-deps chromium`) or set CHROMIUM_PATH to its path.',
  );
}

/**
 * Returns the path of an installed Chromium, if any: `CHROMIUM_PATH`, Playwright's own, or the machine's.
 * @throws CliError if `CHROMIUM_PATH` isn't the path of a browser that starts
 */
export function findBrowser(): string | undefined {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen && !starts(chosen)) {
    throw new CliError(
      `CHROMIUM_PATH is ${chosen}, which doesn't start as a browser: correct the path, or unset it.`,
    );
  }
  return chosen || [...playwrightsOwn(), ...placesOf(...names)].find(starts);
}

/** Playwright installs its headless shell next to the full browser. */
function playwrightsOwn(): string[] {
  const whole = chromium.executablePath();
  const shells = whole.replace(/chromium-(\d+).*/, 'chromium_headless_shell-$1/*/*headless?shell');
  return [...globSync(shells), whole];
}

/** Whether a browser starts. It may be installed without the libraries that it needs. */
function starts(file: string): boolean {
  return existsSync(file) && spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0;
}

async function installFromPlaywright(): Promise<void> {
  console.log("Installing Playwright's Chromium.");
  await run('playwright', ['install', '--only-shell', 'chromium'], { output: 'ignore' });
}

async function installFromDebian(): Promise<void> {
  if (!canInstall()) return;
  console.log("Installing Debian's Chromium.");
  // Older Debian releases have only the full browser.
  if (!(await installPackages('chromium-headless-shell'))) await installPackages('chromium');
}
