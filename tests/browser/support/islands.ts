import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const chunkFolder = 'dist/client/assets/chunks';

const known = new Map<string, string>();

/** The path of an island's built file: the one chunk that holds the island's name. */
export function islandFile(name: string): string {
  const path = known.get(name) ?? findFile(name);
  known.set(name, path);
  return path;
}

function findFile(name: string): string {
  const file = readdirSync(chunkFolder).find((chunk) =>
    new RegExp(`["'\`]${name}["'\`]`).test(readFileSync(`${chunkFolder}/${chunk}`, 'utf8')),
  );
  if (!file) throw new Error(`No chunk of the build holds the island ${name}`);
  return `/assets/chunks/${file}`;
}

/** Waits until every island that hydrates by itself on this screen has done so. */
export async function untilHydrated(page: Page) {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('[data-island][data-hydrate="idle"]')].every(
      ({ dataset }) =>
        dataset['hydrated'] !== undefined || !matchMedia(dataset['media'] ?? 'all').matches,
    ),
  );
}
