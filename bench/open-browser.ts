import { type Browser, chromium } from '@playwright/test';
import { browserArguments } from '../build/test/browser-arguments.ts';
import { ensureBrowser } from '../build/test/ensure-browser.ts';

/** The phone of Lighthouse's mobile setting. */
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

/**
 * Opens the browser that measures.
 * @param port where Lighthouse reaches it
 */
export async function openBrowser(port: number): Promise<Browser> {
  return chromium.launch({
    executablePath: await ensureBrowser(),
    args: [`--remote-debugging-port=${port}`, '--ignore-certificate-errors', ...browserArguments],
  });
}
