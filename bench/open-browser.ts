import { type Browser, chromium } from '@playwright/test';
import { ensureBrowser } from '../scripts/ensure-browser.ts';

/**
 * Opens the browser that measures.
 * @param port where Lighthouse reaches it
 */
export async function openBrowser(port: number): Promise<Browser> {
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({
    executablePath: await ensureBrowser(),
    args: [
      `--remote-debugging-port=${port}`,
      '--ignore-certificate-errors',
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
