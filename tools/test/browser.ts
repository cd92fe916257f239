import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { CliError, run } from '../run/run.mjs';
import { canInstall, installPackages, placesOf } from './debian.ts';

// The shell has no window to draw: the tests take two thirds of the time in it.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** What a Chromium needs that is started for tests and measurements: it talks to nobody else. */
export const browserArguments: readonly string[] = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The site is of one origin: keeps no spare process for pages of another one.
  '--disable-site-isolation-trials',
  // Chromium refuses to start its sandbox as root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * The path of a Chromium that is there or can be installed: Playwright's own, else Debian's package.
 * @throws Refusal when there is none and none can be installed
 */
export async function ensureBrowser(): Promise<string> {
  for (const install of [undefined, installFromPlaywright, installFromDebian]) {
    await install?.();
    const found = findBrowser();
    if (found) return found;
  }
  throw new CliError(
    'No browser is installed and none could be downloaded: install Chromium ' +
      '(`npx playwright install --with-deps chromium`) or name one in CHROMIUM_PATH.',
  );
}

/**
 * The browser that is there already: the one that `CHROMIUM_PATH` names, Playwright's own, or the machine's.
 * @throws Refusal when `CHROMIUM_PATH` names something else
 */
export function findBrowser(): string | undefined {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen && !starts(chosen)) {
    throw new CliError(`CHROMIUM_PATH names ${chosen}, which is no browser that starts here.`);
  }
  return chosen || [...playwrightsOwn(), ...placesOf(...names)].find(starts);
}

/** Playwright keeps its shell beside the whole browser. */
function playwrightsOwn(): string[] {
  const whole = chromium.executablePath();
  const shells = whole.replace(/chromium-(\d+).*/, 'chromium_headless_shell-$1/*/*headless?shell');
  return [...globSync(shells), whole];
}

/** A browser without its libraries is there, but does not start. */
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
  // Older releases have the whole browser only.
  if (!(await installPackages('chromium-headless-shell'))) await installPackages('chromium');
}
