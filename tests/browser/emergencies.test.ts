import { isNightly } from '../conditions.ts';
import { findViolations } from './accessibility/audit.ts';
import { signs as all, entryAt, rows, translations } from './support/content.ts';
import { callLink, openLocations } from './support/practice.ts';
import { templates } from './support/templates.ts';
import { expect, type Page, scriptlessTest, test } from './support/test.ts';

const english = templates.emergency ?? '';
/** Spanish is longer, and so are the calls to several offices: the first screen may be a tenth higher. */
const heightOfLonger = 928;
const height = openLocations.length > 1 ? heightOfLonger : 844;
/** The page in each of its languages. */
const versions = [
  { path: english, height, wordsOf: ({ title, short }: Row) => ({ title, short }) },
  ...translations.map(({ path }) => {
    const wordsOf = ({ es, title, short }: Row) => ({
      title: es?.title ?? title,
      short: es?.short ?? short,
    });
    return { path, height: heightOfLonger, wordsOf };
  }),
];
type Row = (typeof rows)[number];

const signs = new Map(all.map((sign) => [sign.id, sign]));
const levels = ['now', 'call', 'today', 'soon'];
const urgentRows = rows.filter(({ parts }) =>
  parts.some((part) => part.signs.some((sign) => signs.get(sign)?.level === 'now')),
);
/** The last row that has a sign to call 911 for, if any has one. */
const shared = urgentRows.at(-1) ?? rows.at(-1);

test.beforeEach(() => test.skip(!english, 'No service is about emergencies.'));

const rowsOf = (page: Page) => page.locator('details.what');

for (const { path, height, wordsOf } of versions) {
  test(`${path}: a phone’s first screen has 911, the office, and a way to each row`, async ({
    page,
  }) => {
    const { firstAid, title, tagline } = entryAt(path).record;
    await page.setViewportSize({ width: 390, height });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const main = page.getByRole('main');
    const ambulance = main.locator('.call-911');
    const offices = openLocations.map(({ phone }) =>
      main.locator(`.call-office[href="${callLink(phone)}"]`),
    );
    await expect(ambulance).toHaveAttribute('href', 'tel:911');
    const ways = main.locator('[data-chips] a');
    await expect(ways).toHaveText(rows.map((row) => wordsOf(row).short));
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
    const hasNumber = firstAid?.steps.some((step) => step.includes('1-800-222-1222'));
    const poisonHelp = card.locator('a[href="tel:+18002221222"]');
    await expect(poisonHelp).toHaveCount(hasNumber ? 1 : 0);
    for (const number of await poisonHelp.locator('span').all())
      await expect(number).toHaveCSS('text-decoration-line', 'underline');
    const targets = rows.map(({ id, seeFirst }) => {
      const isRinsed = firstAid && seeFirst?.some(({ to }) => to === 'first-aid');
      return isRinsed ? '#first-aid' : `#${id}`;
    });
    for (const [index, target] of targets.entries())
      await expect(ways.nth(index)).toHaveAttribute('href', target);
    await ways.last().click();
    await expect(page.locator(`details[open] ${targets.at(-1)}`)).toBeInViewport();
  });

  test(`${path}: each row begins with its red bar, and paper and Markdown have every line`, async ({
    page,
    request,
  }) => {
    await page.goto(path);
    const shown = await rowsOf(page).evaluateAll((all) =>
      all.map((row) => ({
        id: row.querySelector('summary + *')?.id,
        first: row.querySelector('summary + * > *')?.getAttribute('data-level'),
        levels: [...row.querySelectorAll('[data-level]')].map((list) =>
          list.getAttribute('data-level'),
        ),
        signs: row.querySelectorAll('[data-level] li').length,
        silent: row.querySelectorAll('[data-level]:not([data-level=call]):not(:has(h4 a))').length,
      })),
    );
    const links = await rowsOf(page)
      .locator('[data-island="copy-and-print"]')
      .evaluateAll((all) => all.map((one) => JSON.parse(one.dataset['props'] ?? '{}').part));
    expect(links, 'the link to each row can be copied').toEqual(rows.map(({ id }) => `#${id}`));
    const expected = rows.map(({ id, parts }) => {
      const listed = parts.flatMap((part) => part.signs.map((sign) => signs.get(sign)?.level));
      const own = levels.filter((level) => listed.includes(level as (typeof listed)[number]));
      const first = own[0] === 'now' ? 'now' : null;
      return { id, first, levels: own, signs: listed.length, silent: 0 };
    });
    expect(shown.map((row) => ({ ...row, levels: [...new Set(row.levels)] }))).toEqual(expected);
    await page.emulateMedia({ media: 'print' });
    const lines = page.locator('.what, .first-aid').getByRole('listitem');
    await expect(lines.filter({ visible: true })).toHaveCount(await lines.count());
    const markdown = await (await request.get(`${path}.md`)).text();
    const plain = markdown.replaceAll(/\*\*|\[|\]\(.*?\)/g, '');
    for (const row of rows) expect(plain).toContain(`### ${wordsOf(row).title}`);
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
    const byDay = path === english ? 'dark' : 'light';
    for (const colorScheme of isNightly ? (['light', 'dark'] as const) : ([byDay] as const)) {
      await page.emulateMedia({ colorScheme });
      expect(await findViolations(page), colorScheme).toEqual([]);
    }
  });
}

// The script and the elements are the same in each language.
for (const { path, wordsOf } of isNightly ? versions : versions.slice(0, 1)) {
  scriptlessTest(
    `${path}: without JavaScript, an address, a link, and a press open rows`,
    async ({ page }) => {
      await page.goto(`${path}#${shared?.id}`);
      const open = page.locator('details.what[open]');
      await expect(open).toHaveCount(1);
      await expect(open.locator('summary')).toContainText(shared ? wordsOf(shared).title : '?');
      await expect(open.locator('summary')).toBeInViewport({ ratio: 1 });
      if (urgentRows.length > 0) await expect(open.locator('a[href="tel:911"]')).toBeVisible();
      const first = rowsOf(page).locator('summary').first();
      if (shared !== rows[0]) await first.press('Enter');
      await expect(open).toHaveCount(1);
      await first.press('Space');
      await expect(open).toHaveCount(0);
      const ways = rows.map(({ id }) => `a[href="#${id}"]`).join();
      const row = rowsOf(page)
        .filter({ has: page.locator(ways) })
        .first();
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
    },
  );

  test(`${path}: the head of a row stays in view when a row above it closes`, async ({ page }) => {
    test.skip(rows.length < 2, 'There is one row.');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const heads = rowsOf(page).locator('summary');
    for (const place of new Set([1, rows.length - 1])) {
      await heads.nth(place).click();
      await expect(page.locator('details.what[open]')).toHaveCount(1);
      await expect.poll(async () => (await heads.nth(place).boundingBox())?.y).toBeGreaterThan(60);
      await expect(heads.nth(place)).toBeInViewport();
    }
  });
}
