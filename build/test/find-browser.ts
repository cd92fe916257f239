import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { Refusal } from '../run/run.mjs';

// The shell has no window to draw: the tests take two thirds of the time in it.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
const millisecondsToAnswer = 20_000;

/** Where a browser may be. */
export interface BrowserPlaces {
  /** What `CHROMIUM_PATH` names. */
  chosen: string | undefined;
  /** Where Playwright keeps its own download. */
  playwright: string;
  /** The folders of `PATH`. */
  folders: string[];
}

/** Every file that may be a browser, best first. */
export function listBrowsers({ chosen, playwright, folders }: BrowserPlaces): string[] {
  if (chosen) return [chosen];
  const searched = [...new Set([...folders, '/usr/bin'])].filter(Boolean);
  const installed = names.flatMap((name) => searched.map((folder) => join(folder, name)));
  return playwright ? [playwright, ...installed] : installed;
}

/**
 * The browser that is there already.
 * @param works whether a file is a browser that starts on this machine
 * @throws Refusal when `CHROMIUM_PATH` names something else
 */
export function findBrowser(
  places: BrowserPlaces = machinePlaces(),
  works: (file: string) => boolean = startsHere,
): string | undefined {
  const found = listBrowsers(places).find(works);
  if (found || !places.chosen) return found;
  throw new Refusal(`CHROMIUM_PATH names ${places.chosen}, which is no browser that starts here.`);
}

function machinePlaces(): BrowserPlaces {
  return {
    chosen: process.env['CHROMIUM_PATH'],
    playwright: chromium.executablePath(),
    folders: (process.env['PATH'] ?? '').split(delimiter),
  };
}

/** A browser without its libraries is there, but does not start. */
function startsHere(file: string): boolean {
  return (
    existsSync(file) &&
    spawnSync(file, ['--version'], { timeout: millisecondsToAnswer }).status === 0
  );
}
