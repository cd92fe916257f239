import { isNightly } from '../conditions.ts';
import { findViolations } from './accessibility/audit.ts';
import { signs as all, entryAt, rows, translations } from './support/content.ts';
import { callLink, openLocations } from './support/practice.ts';
import { templates } from './support/templates.ts';
import { expect, type Page, scriptlessTest, test } from './support/test.ts';

const english = templates.emergency ?? '';
type Row = (typeof rows)[number];
/** The page in each of its languages. */
const versions = [english, ...translations.map(({ path }) => path)];

/** Spanish is longer, and so are the calls to several offices: the first screen may be a tenth higher. */
const heightOf = (path: string) => (path !== english || openLocations.length > 1 ? 928 : 844);

/** Returns a row's words in the language of a page. */
const wordsOf = (path: string, { es = {}, title, short }: Row) =>
  path === english ? { title, short } : { title: es.title ?? title, short: es.short ?? short };

const signs = new Map(all.map((sign) => [sign.id, sign]));
const levels = ['now', 'call', 'today', 'soon'];
const isUrgent = ({ parts }: Row) =>
  parts.some((part) => part.signs.some((sign) => signs.get(sign)?.level === 'now'));
/** The last row that has a sign to call 911 for, if any has one. */
const shared = rows.findLast(isUrgent) ?? rows.at(-1);

test.skip(!english, 'No service is about emergencies.');

const rowsOf = (page: Page) => page.locator('details.what');

/** Opens the first row and the last, whose head stays in view when the first closes. */
async function expectHeadsInView(page: Page) {
  const heads = rowsOf(page).locator('summary');
  for (const place of [0, rows.length - 1]) {
    await heads.nth(place).click();
    await expect(page.locator('details.what[open]')).toHaveCount(1);
    await expect.poll(async () => (await heads.nth(place).boundingBox())?.y).toBeGreaterThan(60);
    await expect(heads.nth(place)).toBeInViewport();
  }
}

for (const path of versions) {
  test(`${path}: a first screen has 911, the office, and ways to the rows`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: heightOf(path) });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const { firstAid, title, tagline } = entryAt(path).record;
    const main = page.getByRole('main');
    const ambulance = main.locator('.call-911');
    const offices = openLocations.map(({ phone }) =>
      main.locator(`.call-office[href="${callLink(phone)}"]`),
    );
    await expect(ambulance).toHaveAttribute('href', 'tel:911');
    const ways = main.locator('[data-chips] a');
    await expect(ways).toHaveText(rows.map((row) => wordsOf(path, row).short));
    const card = page.getByRole('region', { name: firstAid?.heading ?? '' });
    const first = [main.getByRole('heading', { name: title }), main.getByText(tagline)];
    const field = main.locator('#what-happened');
    const heading = card.getByRole('heading');
    for (const part of [...first, ambulance, ...offices, field, ...(await ways.all()), heading])
      await expect(part).toBeInViewport({ ratio: 1 });
    const steps = card.getByRole('listitem');
    await expect(steps).toHaveText(firstAid?.steps.slice(0, 3) ?? []);
    if ((firstAid?.steps.length ?? 0) > 3) await card.locator('summary').press('Enter');
    await expect(steps).toHaveText(firstAid?.steps ?? []);
    const targets = rows.map(({ id, seeFirst }) => {
      const isRinsed = firstAid && seeFirst?.some(({ to }) => to === 'first-aid');
      return isRinsed ? '#first-aid' : `#${id}`;
    });
    const led = await ways.evaluateAll((all) => all.map((way) => way.getAttribute('href')));
    expect(led).toEqual(targets);
    await ways.last().click();
    await expect(page.locator(`details[open] ${targets.at(-1)}`)).toBeInViewport();
    if (path === english && rows.length > 1) await expectHeadsInView(page);
  });
}

for (const path of isNightly ? versions : [english]) {
  test(`${path}: rows begin with red, and paper has every line`, async ({ page, request }) => {
    await page.goto(path);
    const shown = await rowsOf(page).evaluateAll((all) =>
      all.map((row) => {
        const lists = [...row.querySelectorAll<HTMLElement>('[data-level]')];
        const tools = row.querySelector<HTMLElement>('[data-island="copy-and-print"]');
        return {
          id: row.querySelector('summary + *')?.id,
          link: JSON.parse(tools?.dataset['props'] ?? '{}').part,
          first: row.querySelector('summary + * > *')?.getAttribute('data-level'),
          levels: [...new Set(lists.map(({ dataset }) => dataset['level']))],
          signs: row.querySelectorAll('[data-level] li').length,
          silent: lists.filter((list) => !list.matches('[data-level=call], :has(h4 a)')).length,
        };
      }),
    );
    const expected = rows.map(({ id, parts }) => {
      const listed = parts.flatMap((part) => part.signs.map((sign) => signs.get(sign)?.level));
      const own = levels.filter((level) => listed.includes(level as (typeof listed)[number]));
      const first = own[0] === 'now' ? 'now' : null;
      return { id, link: `#${id}`, first, levels: own, signs: listed.length, silent: 0 };
    });
    expect(shown).toEqual(expected);
    await page.emulateMedia({ media: 'print' });
    const lines = page.locator('.what, .first-aid').getByRole('listitem');
    await expect(lines.filter({ visible: true })).toHaveCount(await lines.count());
    const markdown = await (await request.get(`${path}.md`)).text();
    const plain = markdown.replaceAll(/\*\*|\[|\]\(.*?\)/g, '');
    for (const row of rows) expect(plain).toContain(`### ${wordsOf(path, row).title}`);
    for (const text of await lines.allTextContents()) expect(plain).toContain(text);
  });

  test(`${path}: with all rows open, there is nothing for axe to find`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await page.locator('main details').evaluateAll((all) => {
      for (const row of all as HTMLDetailsElement[]) {
        row.removeAttribute('name');
        row.open = true;
      }
    });
    for (const colorScheme of ['dark', ...(isNightly ? (['light'] as const) : [])] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findViolations(page, { within: ['main details'] }), colorScheme).toEqual([]);
    }
  });

  scriptlessTest(`${path}: without JavaScript, rows open`, async ({ page }) => {
    await page.goto(`${path}#${shared?.id}`);
    const open = page.locator('details.what[open]');
    await expect(open).toHaveCount(1);
    await expect(open.locator('summary')).toContainText(shared ? wordsOf(path, shared).title : '?');
    await expect(open.locator('summary')).toBeInViewport({ ratio: 1 });
    if (rows.some(isUrgent)) await expect(open.locator('a[href="tel:911"]')).toBeVisible();
    const first = rowsOf(page).locator('summary').first();
    if (shared !== rows[0]) await first.press('Enter');
    await expect(open).toHaveCount(1);
    await first.press('Space');
    await expect(open).toHaveCount(0);
    const ways = rows.map(({ id }) => `a[href="#${id}"]`).join();
    const row = page.locator('details.what', { has: page.locator(ways) }).first();
    if (await row.count()) {
      await row.locator('summary').click();
      const link = row.locator(ways).first();
      const to = (await link.getAttribute('href')) ?? '';
      await link.click();
      await expect(open).toHaveCount(1);
      await expect(open.locator(to)).toBeInViewport();
      await expect(open.locator('summary')).toBeInViewport({ ratio: 1 });
    }
    await page.locator('#what-happened').fill('eye');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=eye$/);
  });
}
