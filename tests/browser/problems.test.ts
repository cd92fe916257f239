import { channelsOf, measureTextContrasts } from './accessibility/text-contrast.ts';
import { problems, services } from './support/content.ts';
import { callLink, mainLocation } from './support/practice.ts';
import { urgentSign } from './support/templates.ts';
import { expect, type Page, scriptlessTest, quietTest as test } from './support/test.ts';

test.skip(problems.length === 0, 'The content has no eye problems.');

/** What a list and the problem's own page say about how soon it needs help. */
const urgencies: Record<string, { inList: string; onPage: string }> = {
  now: { inList: 'Emergency', onPage: 'Call 911 or go to the nearest emergency room now' },
  today: { inList: 'Call today', onPage: 'Usually, call us today' },
  soon: { inList: 'See us soon', onPage: 'Usually, book a visit soon' },
  wait: { inList: 'Can wait', onPage: 'Usually, this can wait for your next visit' },
};
const groups: Record<string, string> = {
  sees: 'What you see',
  feels: 'What you feel',
  looks: 'How the eye looks',
  children: 'Babies and children',
};
const nothingLeft = 'No eye problem here matches. Press Enter to search the whole site.';

/** One problem of each level. */
const ofEachLevel = [...Map.groupBy(problems, ({ record }) => record.level).values()].flatMap(
  ([first]) => first ?? [],
);
const emergency = problems.find(({ record }) => record.level === 'now');
const triage = services.find(({ record }) => record.triage);
const [problem] = problems;

test('on a phone, the first view of a problem has its answer, urgency and call', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 740 });
  const main = page.getByRole('main');
  for (const { path, record } of ofEachLevel) {
    const { title, answer, level } = record;
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(main.getByRole('heading', { level: 1, name: title })).toBeInViewport();
    await expect(main.getByText(answer).first()).toBeInViewport({ ratio: 1 });
    const urgency = main.getByText(urgencies[level]?.onPage ?? '?', { exact: true });
    await expect(urgency).toBeInViewport({ ratio: 1 });
    const number = level === 'now' ? 'tel:911' : callLink(mainLocation.phone);
    await expect(main.locator(`a[href="${number}"]`).first()).toBeInViewport({ ratio: 1 });
    // An emergency has no link to more urgent signs.
    await expect(page.locator('.how-soon a[href^="#"]'), path).toHaveCount(level === 'now' ? 0 : 1);
  }
});

/** What WCAG asks for text of this size and for a drawing. */
const least = { '.how-soon .level-mark': 4.5, '.how-soon .button-alarm': 4.5, '.how-soon svg': 3 };

test('the panel of an emergency is red by day and by night, and all in it has enough contrast', async ({
  page,
}) => {
  test.skip(!emergency, 'No eye problem is an emergency.');
  await page.goto(emergency?.path ?? '');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const panel = page.locator('.how-soon');
    const ground = await panel.evaluate((element) => getComputedStyle(element).backgroundColor);
    const [red = 0, green = 0, blue = 0] = channelsOf(ground);
    expect(red, colorScheme).toBeGreaterThan(3 * Math.max(green, blue));
    const measured = await measureTextContrasts(page, Object.keys(least));
    for (const [part, needed] of Object.entries(least)) {
      const ratio = measured.get(part)?.ratio;
      expect(ratio, `${part}, ${colorScheme}`).toBeGreaterThanOrEqual(needed);
    }
  }
});

const lines = (page: Page) => page.locator('.problem-list li:visible');
const filterOf = (page: Page) => page.getByRole('searchbox', { name: 'Find an eye problem' });

/** Opens the list, and types into its filter when its script has run. */
async function filterBy(page: Page, query: string) {
  await page.goto('/eye-problems');
  await expect(async () => {
    await filterOf(page).fill('');
    await filterOf(page).fill(query);
    await expect(page.locator('[data-left]')).not.toBeEmpty({ timeout: 1000 });
  }).toPass();
}

test('typing any name of a problem filters the list, says what is left, and warns of a sign', async ({
  page,
}) => {
  await filterBy(page, (problem?.record.otherNames[0] ?? '').toUpperCase());
  await expect(page.locator(`.problem-list a[href="${problem?.path}"]`)).toBeVisible();
  const left = await lines(page).count();
  await expect(page.locator('[data-left]')).toHaveText(RegExp(`^${left} eye problems?$`));
  await filterOf(page).fill('qqq');
  await expect(lines(page)).toHaveCount(0);
  await expect(page.getByText(nothingLeft)).toBeVisible();
  await expect(page.getByRole('region', { name: groups['sees'] ?? '' })).toBeHidden();
  await filterOf(page).scrollIntoViewIfNeeded();
  const before = await filterOf(page).boundingBox();
  await filterOf(page).fill(urgentSign.adults);
  const warning = page.locator('search .sign-line');
  await expect(warning).toHaveText(/^Call 911 or go to the nearest emergency room: /);
  await expect(warning).toContainText(urgentSign.adults);
  const [above, field] = [await warning.boundingBox(), await filterOf(page).boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(field?.y ?? 0);
  expect(Math.abs((field?.y ?? 0) - (before?.y ?? 0)), 'the field stays').toBeLessThan(2);
  if (triage) await expect(warning).toHaveAttribute('href', `${triage.path}#triage`);
  await filterOf(page).fill('');
  await expect(lines(page)).toHaveCount(problems.length);
  await expect(page.locator('[data-left]')).toBeEmpty();
  await expect(warning).toBeHidden();
});

test('without an answer from the search, the filter compares titles, not levels', async ({
  page,
}) => {
  await page.route('**/search.json*', (route) => route.fulfill({ status: 500, body: 'no' }));
  await filterBy(page, (problem?.record.title ?? '').toUpperCase());
  await expect(lines(page)).toHaveCount(1);
  await expect(lines(page).locator(`a[href="${problem?.path}"]`)).toBeVisible();
  await filterOf(page).fill(urgencies[problem?.record.level ?? '']?.inList ?? '?');
  await expect(lines(page)).toHaveCount(0);
  await expect(page.getByText(nothingLeft)).toBeVisible();
});

scriptlessTest(
  'the list has each problem once with its urgency, emergency signs, and a field that searches',
  async ({ page }) => {
    await page.goto('/eye-problems');
    const main = page.getByRole('main');
    await expect(lines(page)).toHaveCount(problems.length);
    for (const [group, listed] of Map.groupBy(problems, ({ record }) => record.group)) {
      const region = main.getByRole('region', { name: groups[group] ?? '?' });
      await expect(region.getByRole('listitem')).toHaveCount(listed.length);
      for (const { path, record } of listed) {
        const link = region.locator(`a[href="${path}"]`);
        await expect(link).toContainText(urgencies[record.level]?.inList ?? '?');
      }
    }
    await expect(main.locator('a[href="tel:911"]')).toBeVisible();
    if (triage)
      await expect(main.locator(`p a[href="${triage.path}#triage"]`).first()).toBeVisible();
    await filterOf(page).fill('eye');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=eye$/);
  },
);

test('services link to their problems, and guides, sitemap, missing page and search to all', async ({
  request,
}) => {
  for (const { path } of services.filter(({ record }) => !record.triage)) {
    const html = await (await request.get(path)).text();
    const [list = ''] = html.match(/<ul class="problem-list[^"]*">.*?<\/ul>/s) ?? [];
    const linked = Array.from(list.matchAll(/<li[^>]*><a href="([^"]+)"/g), ([, href]) => href);
    const treated = problems.filter(({ record }) => record.related.includes(path));
    expect(linked.toSorted(), path).toEqual(treated.map((one) => one.path).toSorted());
    if (treated.length > 0) expect(html, path).toContain('All eye problems');
  }
  for (const path of ['/helpful-links', '/sitemap', '/no-such-page', '/search?q=qqqqqqq']) {
    const html = await (await request.get(path)).text();
    const [main = ''] = html.match(/<main.*<\/main>/s) ?? [];
    expect(main, path).toContain('href="/eye-problems"');
  }
});
