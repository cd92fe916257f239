import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { isNightly } from '../conditions.ts';
import { goodMessage } from '../contact/post.ts';
import { findCrowding } from './accessibility/find-crowding.ts';
import { entryPage, templates } from './support/templates.ts';
import { expect, test } from './support/test.ts';

const require = createRequire(import.meta.url);
const { source: axeSource } = createRequire(require.resolve('@axe-core/playwright'))('axe-core');
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

/** Returns the calls that a page shows. It runs in old browsers, too. */
function callsShown() {
  return [...document.querySelectorAll<HTMLAnchorElement>('a[href^="tel:"]')]
    .filter((link) => !link.closest('#menu, .services-panel') && link.offsetWidth > 1)
    .filter((link) => getComputedStyle(link).visibility === 'visible')
    .map((link) => `${link.getAttribute('href')}`);
}

/** Returns the texts with too little contrast. Axe judges none over a picture or a gradient. */
async function faintTexts() {
  type Axe = { run(how: object): Promise<{ violations: { nodes: { html: string }[] }[] }> };
  const { axe } = globalThis as unknown as { axe: Axe };
  const { violations } = await axe.run({ runOnly: ['color-contrast'] });
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
}

test.describe.configure({ mode: 'serial' });

for (const version of versions)
  test(`Chromium ${version} shows calls and sends a form @chromium`, async ({ page, origin }) => {
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
          const where = `${path} at ${width}, ${scheme}`;
          const calls = await page.evaluate(callsShown);
          expect(await old.evaluate(callsShown), where).toEqual(expect.arrayContaining(calls));
          await old.evaluate(axeSource);
          expect(await old.evaluate(faintTexts), where).toEqual([]);
          expect(await findCrowding(old, '#root > header'), where).toEqual([]);
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
