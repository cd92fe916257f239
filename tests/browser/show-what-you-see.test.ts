import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { problems } from './support/content.ts';
import { htmlOf } from './support/html-of.ts';
import { expect, type Page, scriptlessTest, test } from './support/test.ts';

const path = '/show-what-you-see';
const shown = problems.flatMap(({ path, record: { show } }) => (show ? { path, ...show } : []));
const last = shown.at(-1) ?? { effect: '', name: '' };

test.skip(shown.length === 0, 'no eye problem is shown');

const slider = (page: Page) => page.getByRole('slider');
const kind = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

/** Opens a setting, and waits until the script has shown it. */
async function open(page: Page, setting = '') {
  await page.goto(`${path}${setting}`);
  await expect(page.locator('[data-sight]')).toHaveAttribute('data-kind');
}

test('a link shows its setting, sends none, and no setting moves a thing', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open(page, `#${last.effect}-35`);
  await expect(kind(page, last.name)).toBeChecked();
  await expect(slider(page)).toHaveValue('35');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', new RegExp(`^${last.name}, `));
  await expect(page.getByText('Someone wants to show you')).toBeVisible();
  const boxes = () =>
    page
      .locator('.show :is(h1, .street-lens, label, input, section, button)')
      .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const before = await boxes();
    for (const { name } of shown) {
      await kind(page, name).check();
      expect(await boxes(), `${name} at ${width}`).toEqual(before);
    }
  }
  expect(requests.filter((url) => url.includes(last.effect))).toEqual([]);
});

test('wrong settings are ignored', async ({ page }) => {
  for (const setting of ['#nothing-50', `#${last.effect}-101`, `#${last.effect}`, '#%00-9']) {
    await open(page, setting);
    await expect(page.getByRole('radio').first(), setting).toBeChecked();
    await expect(slider(page), setting).toHaveValue('60');
    await expect(page.getByText('Someone wants to show you'), setting).toBeHidden();
    expect(await page.evaluate(() => scrollY), setting).toBe(0);
    await page.goto('about:blank');
  }
});

test('address and copied link have what the keyboard sets', async ({ page, context, origin }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await open(page);
  await slider(page).focus();
  const before = await page.evaluate(() => scrollY);
  for (const [key, value] of Object.entries({ Home: 0, ArrowRight: 1, PageUp: 11, End: 100 })) {
    await page.keyboard.press(key);
    await expect(slider(page), key).toHaveValue(`${value}`);
  }
  await kind(page, last.name).press('Space');
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(`${path}#${last.effect}-100`);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${origin}${path}#${last.effect}-100`);
  await page.goto('/sitemap');
  await page.goBack();
  await expect(slider(page)).toHaveValue('100');
});

test('each problem that is shown leads to its picture', async ({ request }) => {
  for (const { path: problem, effect } of shown) {
    expect(await htmlOf(request, problem), problem).toContain(`${path}#${effect}-60`);
  }
});

scriptlessTest('without a script, three steps have the place of the slider', async ({ page }) => {
  await page.goto(path);
  await expect(slider(page)).toBeHidden();
  const amount = () =>
    page
      .locator('.show')
      .evaluate((show) => getComputedStyle(show).getPropertyValue('--amount'))
      .then(Number);
  for (const [name, expected] of Object.entries({ 'A little': 0.25, 'A lot': 1, More: 0.6 })) {
    await page.getByText(name, { exact: true }).first().click();
    await expect.poll(amount, name).toBe(expected);
  }
  await kind(page, last.name).check();
  await expect(page.getByRole('heading', { name: last.name, exact: true })).toBeVisible();
  await expect(page.locator('.show').getByRole('heading', { level: 2 })).toHaveCount(1);
});

test('what only this page needs is small', async ({ request }) => {
  const size = (text: string | Buffer) => brotliCompressSync(text).length;
  const page = await htmlOf(request, path);
  const [sheet = '', street = ''] = ['show\\.[^"]+css', 'street\\.[^"#]+svg'].map((file) => {
    const [found] = new RegExp(`/assets/[^"]*${file}`).exec(page) ?? [];
    return readFileSync(`dist/client${found}`, 'utf8');
  });
  const chunks = readdirSync('dist/client/assets/chunks').map((file) =>
    readFileSync(`dist/client/assets/chunks/${file}`, 'utf8'),
  );
  const script = chunks.find((chunk) => chunk.includes('about half way')) ?? '';
  const own = page.slice(page.indexOf('<article'), page.indexOf('</article>'));
  expect(script).not.toBe('');
  expect(size(own + sheet + script)).toBeLessThanOrEqual(6000);
  expect(size(street)).toBeLessThanOrEqual(3000);
});
