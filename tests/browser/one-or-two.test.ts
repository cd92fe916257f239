import { brotliCompressSync } from 'node:zlib';
import { entryAt, services } from './support/content.ts';
import { bookingHref } from './support/practice.ts';
import { expect, type Page, scriptlessTest, quietTest as test } from './support/test.ts';

const mostBytes = 2.5 * 1024;
const letters = entryAt('/').record.heading.toUpperCase().match(/\p{L}/gu) ?? [];
const hasChart = letters.length >= 8 && letters.every((one) => /\p{Script=Latin}/u.test(one));
const charted = services.find(({ record }) => record.chart)?.path;
/** The lenses that make the chart sharp, round by round. */
const right = { power: 2, axis: 1, fine: 2 };

test.skip(!hasChart, 'the heading of the home page makes no chart');

const section = (page: Page) => page.locator('#one-or-two');
const chart = (page: Page) => section(page).locator('.chart');
const button = (page: Page) => section(page).locator('a');

async function choose(page: Page, lenses: Record<string, number>) {
  for (const [name, lens] of Object.entries(lenses)) {
    await section(page).locator(`[name="${name}"][value="${lens}"]`).check();
  }
}

async function expectSharpWithoutRounds(page: Page) {
  await expect(chart(page)).toHaveCSS('filter', 'none');
  await expect(chart(page)).toHaveCSS('text-shadow', 'none');
  await expect(section(page).getByRole('group')).toHaveCount(0);
  await expect(button(page)).toBeVisible();
}

test('the chart has the letters of the headline, and screen readers skip it', async ({ page }) => {
  await page.goto('/');
  const rows = await chart(page).locator('span').allInnerTexts();
  expect(rows.join('')).toBe(letters.slice(0, 30).join(''));
  expect(rows.slice(0, 3).map((row) => row.length)).toEqual([1, 3, 4]);
  expect(await section(page).ariaSnapshot()).not.toContain(rows.at(1));
});

test('arrow keys flip the lenses, and the right ones show the button', async ({ page }) => {
  await page.goto('/');
  const groups = section(page).getByRole('group');
  await groups.nth(0).getByRole('radio').nth(0).focus();
  await expect(chart(page)).toHaveCSS('filter', /^blur\([1-9]/);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(groups.nth(2).getByRole('radio').nth(0)).toBeChecked();
  await expect(button(page)).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await expect(chart(page)).toHaveCSS('filter', 'blur(0px)');
  await expect(button(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(button(page)).toBeFocused();
  await expect(button(page)).toHaveAttribute(
    'href',
    new RegExp(`${bookingHref.replace(/^\//, '')}$`),
  );
});

test('the browser’s accessibility tree has each outcome in its round’s status @chromium', async ({
  page,
}) => {
  await page.goto('/');
  const client = await page.context().newCDPSession(page);
  /** Returns what each status of the section says. */
  async function said(): Promise<string[]> {
    const { nodes } = await client.send('Accessibility.getFullAXTree');
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const textOf = (id: string): string => {
      const node = byId.get(id);
      if (node?.role?.value === 'StaticText') return `${node.name?.value}`;
      return (node?.childIds ?? []).map(textOf).join('');
    };
    return nodes
      .filter(({ role }) => role?.value === 'radio')
      .flatMap(({ parentId = '' }) => parentId)
      .flatMap((id) => groupOf(id))
      .filter((id, index, all) => all.indexOf(id) === index)
      .map((id) => textOf(statusIn(id)).trim());
    function groupOf(id: string): string[] {
      const node = byId.get(id);
      if (!node) return [];
      return node.role?.value === 'group' ? [id] : groupOf(node.parentId ?? '');
    }
    function statusIn(id: string): string {
      const node = byId.get(id);
      if (node?.role?.value === 'status') return id;
      return (node?.childIds ?? []).map(statusIn).find(Boolean) ?? '';
    }
  }
  expect(await said()).toEqual(['', '', '']);
  const outcomes = new Set<string>();
  for (const lens of [1, 2]) {
    await choose(page, { power: lens, axis: lens, fine: lens });
    for (const outcome of await said()) outcomes.add(outcome);
  }
  expect(outcomes.size).toBe(6);
  expect(outcomes).not.toContain('');
  await choose(page, right);
  expect((await said())[2]).toContain(entryAt('/').record.heading);
});

test('in Comfort view, the chart is sharp and there are no rounds', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('comfort-view', '1'));
  await page.goto('/');
  await expectSharpWithoutRounds(page);
});

test('without support for :has, the chart is sharp and there are no rounds', async ({ page }) => {
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(
      /selector\(:has\([^)]*\)\)/g,
      'selector(:none)',
    );
    await route.fulfill({ response, body });
  });
  await page.goto('/');
  await expectSharpWithoutRounds(page);
});

test('paper has no chart', async ({ page }) => {
  await page.goto('/');
  await expect(section(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(section(page)).toBeHidden();
});

test('the rules and the markup stay within 2.5 kB in Brotli', async ({ page, request }) => {
  await page.goto('/');
  const files = await page
    .locator('link[rel="stylesheet"]:not([media])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const sheets = await Promise.all(files.map(async (file) => (await request.get(file)).text()));
  const rules = sheets
    .flatMap(rulesOf)
    .filter((rule) => /one-or-two|\.(lens|chart|rounds)\b/.test(rule));
  const markup = await section(page).evaluate(({ outerHTML }) => outerHTML);
  expect(rules.length).toBeGreaterThan(5);
  expect(brotliCompressSync([...rules, markup].join('')).length).toBeLessThanOrEqual(mostBytes);
});

/** Returns the rules in the layers of a style sheet, each with the rules inside it. */
function rulesOf(sheet: string): string[] {
  const rules = [''];
  let depth = 0;
  for (const character of sheet) {
    rules[rules.length - 1] += character;
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
    const opensLayer = character === '{' && /@layer [\w-]+\{$/.test(rules.at(-1) ?? '');
    if (opensLayer || (character === '}' && depth <= 1)) rules.push('');
  }
  return rules;
}

test('the link to send leads to the chart on the page whose preview shows it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto('/');
  await choose(page, right);
  await section(page).getByRole('button').click();
  await expect(section(page).getByText('Link copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto(copied);
  await expect(page).toHaveURL(`${charted ?? '/'}#one-or-two`);
  await expect(section(page)).toBeInViewport({ ratio: 0.5 });
});

scriptlessTest('without JavaScript, the lenses work, and request nothing', async ({ page }) => {
  await page.goto(charted ?? '/', { waitUntil: 'networkidle' });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await expect(button(page)).toBeHidden();
  await choose(page, right);
  await expect(chart(page)).toHaveCSS('filter', 'blur(0px)');
  await expect(button(page)).toBeVisible();
  await expect(section(page).getByRole('button')).toHaveCount(0);
  expect(requests).toEqual([]);
});
