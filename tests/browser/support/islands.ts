import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/**
 * Returns the path of an island's built file: the chunk that contains the island's name.
 * @throws if no chunk does
 */
export function islandFile(name: string): string {
  const quoted = new RegExp(`["'\`]${name}["'\`]`);
  const chunks = globSync('dist/client/assets/chunks/*.js');
  const file = chunks.find((chunk) => quoted.test(readFileSync(chunk, 'utf8')));
  if (!file) throw new Error(`No chunk contains the island ${name}. Build the site first.`);
  return file.replace('dist/client', '');
}

/** Waits until every island that hydrates when idle on this screen is hydrated. */
export async function untilHydrated(page: Page) {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('[data-island][data-hydrate="idle"]')].every(
      ({ dataset }) =>
        dataset['hydrated'] !== undefined || !matchMedia(dataset['media'] ?? 'all').matches,
    ),
  );
}
