import { phoneLink } from '../../domain/practice/phone.ts';
import { filterWords, noticeGroups, problemWords } from '../../domain/words/problems.ts';
import { levelHeadings } from '../../domain/words/urgency.ts';
import { pageNamed, problems, services } from '../unit/content/all-entries.ts';
import { mainLocation } from './support/practice.ts';
import { urgentSign } from './support/templates.ts';
import { expect, type Page, scriptlessTest, test } from './support/test.ts';

test.skip(problems.length === 0, 'The content has no eye problems.');

/** One problem of each level. */
const ofEachLevel = [...Map.groupBy(problems, ({ entry }) => entry.record.level).values()].flatMap(
  ([first]) => first ?? [],
);

for (const { path, entry } of ofEachLevel) {
  test(`on a phone, the first view of ${path} has the answer, urgency and call`, async ({
    page,
  }) => {
    const { title, answer, level } = entry.record;
    await page.setViewportSize({ width: 390, height: 740 });
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: title })).toBeInViewport();
    await expect(main.getByText(answer).first()).toBeInViewport({ ratio: 1 });
    await expect(main.getByText(problemWords.usually[level])).toBeInViewport({ ratio: 1 });
    const number = level === 'now' ? 'tel:911' : phoneLink(mainLocation.phone);
    await expect(main.locator(`a[href="${number}"]`).first()).toBeInViewport({ ratio: 1 });
  });
}

test('the index lists each problem once with its urgency, and 911 for what can’t wait', async ({
  page,
}) => {
  await page.goto('/eye-problems');
  const main = page.getByRole('main');
  const groups = noticeGroups.filter((group) =>
    problems.some(({ entry }) => entry.record.group === group),
  );
  for (const group of groups) {
    const region = main.getByRole('region', { name: problemWords.groups[group] });
    const listed = problems.filter(({ entry }) => entry.record.group === group);
    await expect(region.getByRole('listitem')).toHaveCount(listed.length);
    for (const { path, entry } of listed) {
      const link = region.locator(`a[href="${path}"]`);
      await expect(link).toContainText(problemWords.levels[entry.record.level]);
    }
  }
  await expect(main.getByText(pageNamed('eye-problems').alarm)).toBeVisible();
  await expect(main.locator('a[href="tel:911"]')).toBeVisible();
  const triage = services.find(({ entry }) => entry.record.triage);
  if (triage) await expect(main.locator(`p a[href="${triage.path}#triage"]`)).toBeVisible();
});

const lines = (page: Page) => page.locator('.problem-list li:visible');
const filterOf = (page: Page) => page.getByRole('searchbox', { name: problemWords.filter });
const warningOf = (page: Page) => page.locator('search .sign-line');

/** Opens the list, and types into its filter when its script has run. */
async function filterBy(page: Page, query: string) {
  await page.goto('/eye-problems');
  await expect(async () => {
    await filterOf(page).fill('');
    await filterOf(page).fill(query);
    await expect(page.locator('[data-left]')).not.toBeEmpty({ timeout: 1000 });
  }).toPass();
}

test('typing any name of a problem filters the list, and says how many are left', async ({
  page,
}) => {
  const [problem] = problems;
  await filterBy(page, (problem?.entry.record.otherNames[0] ?? '').toUpperCase());
  await expect(page.locator(`.problem-list a[href="${problem?.path}"]`)).toBeVisible();
  const left = await lines(page).count();
  await expect(page.getByText(filterWords.left(left), { exact: true })).toBeVisible();
  await filterOf(page).fill('qqq');
  await expect(lines(page)).toHaveCount(0);
  await expect(page.getByText(filterWords.left(0))).toBeVisible();
  await expect(page.getByRole('region', { name: problemWords.groups.sees })).toBeHidden();
  await filterOf(page).fill('');
  await expect(lines(page)).toHaveCount(problems.length);
  await expect(page.locator('[data-left]')).toBeEmpty();
});

test('the filter warns of a sign above its field, which stays in its place', async ({ page }) => {
  await filterBy(page, 'qqq');
  await filterOf(page).scrollIntoViewIfNeeded();
  const before = await filterOf(page).boundingBox();
  await filterOf(page).fill(urgentSign.adults);
  const warning = warningOf(page);
  await expect(warning).toHaveText(`${levelHeadings.now} ${urgentSign.adults}`);
  const [above, field] = [await warning.boundingBox(), await filterOf(page).boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(field?.y ?? 0);
  expect(Math.abs((field?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
  const triage = services.find(({ entry }) => entry.record.triage);
  if (triage) await expect(warning).toHaveAttribute('href', `${triage.path}#triage`);
  await filterOf(page).fill('qqq');
  await expect(warning).toBeHidden();
});

test('without an answer from the search, the filter compares titles, not levels', async ({
  page,
}) => {
  await page.route('**/search.json*', (route) => route.fulfill({ status: 500, body: 'no' }));
  const [problem] = problems;
  const title = problem?.entry.record.title ?? '';
  await filterBy(page, title.toUpperCase());
  await expect(lines(page)).toHaveCount(1);
  await expect(lines(page).locator(`a[href="${problem?.path}"]`)).toBeVisible();
  await filterOf(page).fill(problemWords.levels[problem?.entry.record.level ?? 'soon']);
  await expect(lines(page)).toHaveCount(0);
  await expect(page.getByText(filterWords.left(0))).toBeVisible();
});

scriptlessTest(
  'without JavaScript, the list is complete and the field searches the site',
  async ({ page }) => {
    await page.goto('/eye-problems');
    await expect(page.locator('.problem-list li:visible')).toHaveCount(problems.length);
    await page.getByRole('searchbox', { name: problemWords.filter }).fill('eye');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=eye$/);
  },
);

scriptlessTest(
  'a service links to the problems that name it and to the whole list',
  async ({ page }) => {
    for (const { path } of services) {
      const treated = problems.filter(({ entry }) => entry.record.related.includes(path));
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.locator('.problem-list a')).toHaveCount(treated.length);
      if (treated.length > 0)
        await expect(page.getByRole('link', { name: problemWords.all })).toBeVisible();
    }
  },
);

scriptlessTest(
  'guides, sitemap, missing page and search link to eye problems',
  async ({ page }) => {
    for (const path of ['/helpful-links', '/sitemap', '/no-such-page', '/search?q=qqqqqqq']) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const link = page.getByRole('main').locator('a[href="/eye-problems"]');
      await expect(link.first(), path).toBeVisible();
    }
  },
);
