import { globSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';
import { canInstall, findProgram, installPackages } from './debian.ts';

/** WebKitGTK, driven as a visitor would on a screen that nobody sees. */
export type WebKitPrograms = NonNullable<ReturnType<typeof findWebKit>>;

/** A Firefox that reaches no host but the tests' own. */
export const ownHostOnly = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'network.proxy.no_proxies_on': '127.0.0.1',
};

/** How Debian's Firefox is started, where the machine has it, with these preferences beside those of all tests. */
export function findFirefox(preferences: Record<string, number> = {}): LaunchOptions | undefined {
  const executablePath = findProgram('firefox-esr');
  if (!executablePath) return undefined;
  const firefoxUserPrefs = {
    ...ownHostOnly,
    // It can't be told for one page what the others are: a mouse, thin scroll bars, and that no scroll glides.
    'general.smoothScroll': false,
    // A process for each site, and 60 pictures a second drawn without a graphics card, keep it from testing.
    'fission.autostart': false,
    'layout.frame_rate': 20,
    'gfx.text.subpixel-position.force-enabled': true,
    'ui.allPointerCapabilities': 6,
    'ui.primaryPointerCapabilities': 6,
    'ui.prefersReducedMotion': 0,
    'ui.useOverlayScrollbars': 1,
    ...preferences,
  };
  return { channel: 'moz-firefox', executablePath, firefoxUserPrefs };
}

/** Debian's WebKit with its driver and its screen, where the machine has them all. */
export function findWebKit() {
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
  const driver = findProgram('WebKitWebDriver');
  const screen = findProgram('Xvfb');
  return driver && browser && screen ? { driver, browser, screen } : undefined;
}

/** Installs the engines beside Chromium, where that can be, and says which one is not tested. */
export async function ensureEngines(): Promise<void> {
  const missing = [
    ...(findFirefox() ? [] : ['firefox-esr']),
    ...(findWebKit() ? [] : ['webkit2gtk-driver', 'xvfb']),
  ];
  if (missing.length > 0 && canInstall()) {
    console.log(`Installing Debian's ${missing.join(', ')}.`);
    await installPackages(...missing);
  }
  if (!findFirefox()) console.log('Firefox is not tested: it needs firefox-esr.');
  if (!findWebKit()) console.log('WebKit is not tested: it needs webkit2gtk-driver and xvfb.');
}
