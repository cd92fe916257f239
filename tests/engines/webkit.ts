import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote/index.js';
import { findWebKit, type WebKitPrograms } from '../../tools/test/engines.ts';
import { test as base, expect } from '../browser/support/test.ts';

/** Nothing glides away under a click, and the window's own buttons let it be as narrow as a phone. */
const settings = {
  'settings.ini': '[Settings]\ngtk-enable-animations=0\n',
  'gtk.css':
    '* { min-width: 0; margin: 0; padding: 0; font-size: 1px; -gtk-icon-transform: scale(0) }',
};

// A test that needs another host than the site's own must fail everywhere, not only offline.
const nobody = '127.0.0.1:9';
const ownHostOnly = {
  proxyType: 'manual',
  httpProxy: nobody,
  sslProxy: nobody,
  noProxy: ['127.0.0.1'],
};

/** Playwright's test with WebKitGTK, as its own driver operates it: one window for each worker. */
export const test = base.extend<object, { webkit: WebDriver }>({
  webkit: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use) => {
      const programs = findWebKit();
      if (!programs) throw new Error('A test must be skipped where WebKit is not installed.');
      await withWebKit(programs, use);
    },
    // It takes some five seconds; a start that hangs is better tried again.
    { scope: 'worker', timeout: 15_000 },
  ],
});

async function withWebKit(programs: WebKitPrograms, use: (driver: WebDriver) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  for (const [name, text] of Object.entries(settings)) {
    writeFileSync(join(folder, 'gtk-3.0', name), text);
  }
  const screen = spawn(programs.screen, ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  process.once('exit', () => screen.kill());
  const [number] = await once(screen.stdout, 'data');
  const service = new DriverService.Builder(programs.driver)
    .setLoopback(true)
    .setEnvironment({ ...process.env, DISPLAY: `:${`${number}`.trim()}`, XDG_CONFIG_HOME: folder })
    .build();
  try {
    const driver = await new Builder()
      .usingServer(await service.start())
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
        proxy: ownHostOnly,
      })
      .build();
    await use(driver);
    await driver.quit();
  } finally {
    await service.kill();
    screen.kill();
    // As it ends it takes its number's socket away, be it another screen's by then.
    await once(screen, 'exit');
    rmSync(folder, { recursive: true });
  }
}

/** Gives the window a view of so many pixels. */
export async function setView(webkit: WebDriver, width: number, height: number) {
  const window = webkit.manage().window();
  await window.setRect({ x: 0, y: 0, width, height });
  const inner = () => webkit.executeScript<[number, number]>('return [innerWidth, innerHeight]');
  // For a moment it says how wide it was.
  await expect.poll(async () => Math.abs((await inner())[0] - width)).toBeLessThan(100);
  const [innerWidth, innerHeight] = await inner();
  await window.setRect({
    x: 0,
    y: 0,
    width: 2 * width - innerWidth,
    height: 2 * height - innerHeight,
  });
}

export { expect };
