import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { rgb as contrastRatio } from 'wcag-contrast';
import { isNightly } from '../conditions.ts';
import { goodMessage } from '../contact/post.ts';
import { channelsOf } from './accessibility/text-contrast.ts';
import { entryPage, templates } from './support/templates.ts';
import { expect, test } from './support/test.ts';

const folder = resolve('tests/old-engines');
const isInstalled = existsSync(join(folder, 'node_modules'));
const versions = isNightly ? ['109', '119'] : ['109'];
const paths = [
  '/',
  '/contact',
  '/search?q=red+eye',
  templates.emergency ?? '/sitemap',
  templates.problem ?? '/sitemap',
  templates.service ?? '/sitemap',
  '/eye-problems',
  entryPage,
];

/** Returns the path of an old Chromium, which its package has compressed. */
function unpack(version: string): string {
  const binary = join(tmpdir(), `chromium-${version}`, 'chromium');
  if (existsSync(binary)) return binary;
  mkdirSync(join(binary, '..'), { recursive: true });
  const packed = readFileSync(join(folder, `node_modules/chromium-${version}/bin/chromium.br`));
  writeFileSync(binary, brotliDecompressSync(packed));
  chmodSync(binary, 0o755);
  return binary;
}

function launch(version: string) {
  const puppeteer = createRequire(join(folder, 'package.json'))('puppeteer-core');
  return puppeteer.launch({
    executablePath: unpack(version),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--single-process',
      '--no-zygote',
      '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
    ],
  });
}

/**
 * Returns the calls that a page shows, its texts with the colors behind them (none over gradients and pictures) and the
 * contrast that WCAG wants, and what overlaps in the header. It runs in old browsers, too.
 */
function look() {
  const groundOf = (from: Element) => {
    for (let one: Element | null = from; one; one = one.parentElement) {
      const painted = [null, '::before', '::after'].map((part) => getComputedStyle(one, part));
      if (painted.some(({ backgroundImage }) => backgroundImage !== 'none')) return '';
      const { backgroundColor } = getComputedStyle(one);
      const [, , , alpha = 1] = backgroundColor.match(/[\d.]+/g) ?? [];
      if (Number(alpha) > 0.9) return backgroundColor;
    }
    return 'rgb(255, 255, 255)';
  };
  const colorsOf = (element: Element) => {
    const { color, fontSize } = getComputedStyle(element);
    const least = Number.parseFloat(fontSize) >= 24 ? 3 : 4.5;
    return { text: name(element), color, ground: groundOf(element), least };
  };
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    if (element.closest('#menu, .services-panel')) return false;
    return width > 1 && height > 1 && getComputedStyle(element).visibility === 'visible';
  };
  const shown = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
  const hasText = ({ childNodes }: Element) =>
    [...childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
  const name = ({ tagName, textContent }: Element) => `${tagName} ${textContent?.trim()}`;
  const controls = shown('#root > header :is(a, button)');
  const overlaps = controls.filter((one, index) => {
    const box = one.getBoundingClientRect();
    return controls.slice(index + 1).some((other) => {
      const { left, right, top, bottom } = other.getBoundingClientRect();
      const wide = Math.min(box.right, right) - Math.max(box.left, left);
      return wide > 1 && Math.min(box.bottom, bottom) - Math.max(box.top, top) > 1;
    });
  });
  return {
    calls: shown('a[href^="tel:"]').map((link) => `${link.getAttribute('href')}`),
    texts: shown('#root *').filter(hasText).map(colorsOf),
    overlaps: overlaps.map(name),
  };
}

function faintIn({ texts }: ReturnType<typeof look>): string[] {
  const isFaint = ({ color, ground, least }: (typeof texts)[number]) =>
    ground && contrastRatio(channelsOf(color), channelsOf(ground)) < least;
  return texts.filter(isFaint).map(({ text }) => text);
}

test.describe.configure({ mode: 'serial' });

for (const version of versions)
  test(`Chromium ${version} shows every call and readable text, and sends the form @chromium`, async ({
    page,
    origin,
  }) => {
    test.setTimeout(300_000);
    if (!isInstalled && !isNightly) {
      console.log('Old browsers aren’t installed. Try them: npm ci --prefix tests/old-engines');
      test.skip();
    }
    const browser = await launch(version);
    const old = await browser.newPage();
    const errors: string[] = [];
    old.on('pageerror', ({ message }: Error) => errors.push(message));
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await old.setViewport({ width, height: 844 });
      for (const scheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: scheme });
        await old.emulateMediaFeatures([
          { name: 'prefers-color-scheme', value: scheme },
          { name: 'prefers-reduced-motion', value: 'reduce' },
        ]);
        for (const path of paths) {
          await page.goto(path);
          await old.goto(origin + path, { waitUntil: 'load' });
          // Until the hours are there, lines of them are empty.
          for (const one of [page, old]) await one.waitForSelector('html[data-phone]');
          const [today, before] = [await page.evaluate(look), await old.evaluate(look)];
          const where = `${path} at ${width}, ${scheme}`;
          expect(before.calls, where).toEqual(expect.arrayContaining(today.calls));
          const known = faintIn(today);
          const faint = faintIn(before).filter((text) => !known.includes(text));
          expect(faint, where).toEqual([]);
          expect(before.overlaps, where).toEqual([]);
        }
      }
    }
    await old.goto(`${origin}/contact`);
    for (const [field, value] of Object.entries(goodMessage))
      await old.type(`.contact-form [name="${field}"]`, value);
    await old.click('.contact-send button');
    await old.waitForFunction(() =>
      /Sent/.test(document.querySelector('.contact-send button')?.textContent ?? ''),
    );
    expect(errors).toEqual([]);
    await browser.close();
  });
