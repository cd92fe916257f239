import { findViolations } from './accessibility/audit.ts';
import { channelsOf } from './accessibility/text-contrast.ts';
import { chooseTextSize } from './support/change-page.ts';
import { problems, services } from './support/content.ts';
import { callLink, mainLocation } from './support/practice.ts';
import { templates, urgentSign } from './support/templates.ts';
import { expect, type Page, scriptlessTest, quietTest as test } from './support/test.ts';

test.skip(problems.length === 0, 'The content has no eye problems.');

/** What a list and the problem's own page say about how soon it needs help. */
const urgencies: Record<string, { inList: string; onPage: RegExp }> = {
  now: { inList: 'Emergency', onPage: /^Call 911 or go to the nearest emergency room now$/ },
  today: { inList: 'Call today', onPage: /^An? .+\? Call us today\.$/ },
  soon: { inList: 'See us soon', onPage: /^None of these\? Book a visit soon\.$/ },
  wait: { inList: 'Can wait', onPage: /^None of these\? It can wait for your next visit\.$/ },
};
const headings: Record<string, string> = {
  sees: 'What you see',
  feels: 'What you feel',
  looks: 'How the eye looks',
  children: 'Babies and children',
};
const groups = new Set(problems.map(({ record }) => headings[record.group] ?? ''));
const nothingLeft = 'No eye problem here matches. Press Enter to search the whole site.';
const [problem] = problems;

const lines = (page: Page) => page.locator('.problem-list li:visible');
const filterOf = (page: Page) =>
  page.getByRole('searchbox', { name: 'Say what you see or what happened' });

test('a problem’s first view says what can’t wait, then how soon to call', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 });
  const main = page.getByRole('main');
  for (const [level, [one]] of Map.groupBy(problems, ({ record }) => record.level)) {
    await page.goto(one?.path ?? '', { waitUntil: 'domcontentloaded' });
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(one?.record.title ?? '');
    await expect(main.getByText(one?.record.answer ?? '?').first()).toBeInViewport({ ratio: 1 });
    const urgency = main.getByText(urgencies[level]?.onPage ?? '?');
    await expect(urgency).toBeInViewport({ ratio: 1 });
    const number = level === 'now' ? 'tel:911' : callLink(mainLocation.phone);
    await expect(main.locator(`a[href="${number}"]`).first()).toBeInViewport({ ratio: 1 });
    const alt = one?.record.plate?.alt;
    if (alt) await expect(main.getByRole('img', { name: alt })).toBeVisible();
    // An emergency has no link to more urgent signs.
    const red = page.locator('.red-line');
    await expect(red).toHaveCount(level === 'now' ? 0 : 1);
    if (level === 'now') continue;
    const signs = red.locator('a[href="#when-to-get-help"]');
    await expect(signs).toHaveAccessibleName(/\? .*The signs are below\.$/);
    const [box, line] = [await red.boundingBox(), await urgency.boundingBox()];
    expect(box?.height).toBeGreaterThanOrEqual(52);
    expect(box?.width).toBeGreaterThan(330);
    expect(line?.y, 'below what can’t wait').toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0));
    const call = await red.locator('a[href="tel:911"]').boundingBox();
    expect(call?.height ?? 44).toBeGreaterThanOrEqual(44);
    await signs.click();
    await expect(main.locator('#when-to-get-help')).toBeInViewport();
  }
});

test('on each page of an eye problem, a link from “Call 911” calls', async ({ request }) => {
  for (const { path } of problems) {
    const html = await (await request.get(path)).text();
    const links = [...html.matchAll(/<a ([^>]*)>(?:<[^>]+>)*Call 911/g)];
    expect(links.length, path).toBeGreaterThan(0);
    for (const [, attributes] of links) expect(attributes, path).toContain('href="tel:911"');
  }
});

test('the panel of an emergency is red by day, by night, and in Comfort view', async ({ page }) => {
  const emergency = problems.find(({ record }) => record.level === 'now');
  test.skip(!emergency, 'No eye problem is an emergency.');
  await page.goto(emergency?.path ?? '');
  for (const [colorScheme, choice] of [
    ['light', '0 light'],
    ['dark', '0 light'],
    ['light', '0 dim'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await chooseTextSize(page, choice);
    const panel = page.locator('.how-soon');
    const ground = await panel.evaluate((element) => getComputedStyle(element).backgroundColor);
    const [red = 0, green = 0, blue = 0] = channelsOf(ground);
    expect(red, `${colorScheme}, ${choice}`).toBeGreaterThan(3 * Math.max(green, blue));
    const colors = { only: ['color-contrast'], within: ['.how-soon'] };
    expect(await findViolations(page, colors)).toEqual([]);
  }
});

/** Opens the list, and types into its filter when its script has run. */
async function filterBy(page: Page, query: string) {
  await page.goto('/eye-problems');
  await expect(async () => {
    await filterOf(page).fill('');
    await filterOf(page).fill(query);
    await expect(page.locator('[data-left]')).not.toBeEmpty({ timeout: 1000 });
  }).toPass();
}

test('the filter finds any name of a problem, and warns of a sign', async ({ page }) => {
  const named = problems.find(({ record }) => record.otherNames?.length) ?? problem;
  const { otherNames: [name] = [], title = '' } = named?.record ?? {};
  await filterBy(page, (name ?? title).toUpperCase());
  await expect(page.locator(`.problem-list a[href="${named?.path}"]`)).toBeVisible();
  const left = await lines(page).count();
  await expect(page.locator('[data-left]')).toHaveText(RegExp(`^${left} eye problems?$`));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(lines(page).first().getByRole('link')).toBeFocused();
  await filterOf(page).fill('qqq');
  await expect(lines(page)).toHaveCount(0);
  await expect(page.getByText(nothingLeft)).toBeVisible();
  await filterOf(page).scrollIntoViewIfNeeded();
  const before = await filterOf(page).boundingBox();
  await filterOf(page).fill(urgentSign.adults);
  const notice = page.locator('search [data-answer]');
  const warning = notice.locator('[data-level]').first();
  await expect(warning).toHaveText(/^Call 911 or go to the nearest emergency room:/);
  await expect(page.getByRole('main').locator('a[href="tel:911"]:visible')).toHaveCount(1);
  await expect(page.locator('search [data-spoken]')).toContainText('Call 911');
  const [above, field] = [await warning.boundingBox(), await filterOf(page).boundingBox()];
  expect(above?.y).toBeLessThan(field?.y ?? 0);
  expect(Math.abs((field?.y ?? 0) - (before?.y ?? 0)), 'the field stays').toBeLessThan(2);
  await filterOf(page).fill('');
  await expect(lines(page)).toHaveCount(problems.length);
  await expect(page.locator('[data-left]')).toBeEmpty();
  await expect(notice).toHaveCount(0);
});

test('without the search, the filter compares titles, not levels', async ({ page }) => {
  await page.route('**/search.json*', (route) => route.fulfill({ status: 500, body: 'no' }));
  const title = (problem?.record.title ?? '').toLowerCase();
  await filterBy(page, title.toUpperCase());
  const likely = problems.filter(({ record }) =>
    title.split(/\s+/).every((word) => record.title.toLowerCase().includes(word)),
  );
  await expect(lines(page)).toHaveCount(likely.length);
  await expect(lines(page).locator(`a[href="${problem?.path}"]`)).toBeVisible();
  await filterOf(page).fill(urgencies[problem?.record.level ?? '']?.inList ?? '?');
  await expect(page.getByText(nothingLeft)).toBeVisible();
});

scriptlessTest('without JavaScript, the list has each problem once', async ({ page }) => {
  await page.goto('/eye-problems');
  const main = page.getByRole('main');
  await expect(lines(page)).toHaveCount(problems.length);
  for (const { path, record } of problems) {
    const link = main.getByRole('region').locator(`.problem-list a[href="${path}"]`);
    await expect(link).toContainText(urgencies[record.level]?.inList ?? '?');
  }
  for (const name of groups) await expect(main.getByRole('region', { name })).toBeVisible();
  await expect(main.locator('a[href="tel:911"]')).toBeVisible();
  const triage = main.locator(`p a[href="${templates.emergency}#triage"]`);
  if (templates.emergency) await expect(triage.first()).toBeVisible();
  await filterOf(page).fill('eye');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=eye$/);
});

test('services link to up to four problems, and other pages to all', async ({ request }) => {
  const textOf = async (path: string) => (await request.get(path)).text();
  for (const { path } of services.filter(({ record }) => !record.triage)) {
    const [, main = ''] = (await textOf(path)).split('<main');
    const linked = main.match(/href="\/eye-problems\/[^"]+"/g) ?? [];
    const treated = problems.filter(({ record }) => record.related.includes(path));
    expect(new Set(linked).size, path).toBe(Math.min(treated.length, 4));
    for (const link of linked) expect(treated.map((one) => `href="${one.path}"`)).toContain(link);
  }
  const guides = templates['guide index'] ? ['/helpful-links'] : [];
  for (const path of [...guides, '/sitemap', '/no-such-page', '/search?q=qqqqqqq'])
    expect((await textOf(path)).split('<main')[1], path).toContain('href="/eye-problems"');
});
