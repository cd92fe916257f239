import { phoneLink } from '../../domain/practice/phone.ts';
import { noticeGroups, problemWords } from '../../domain/words/problems.ts';
import { pageNamed, problems, services } from '../unit/content/all-entries.ts';
import { mainLocation } from './support/practice.ts';
import { expect, scriptlessTest, test } from './support/test.ts';

test.skip(problems.length === 0, 'The practice has no eye problems.');

/** One problem of each level. */
const ofEachLevel = [...Map.groupBy(problems, ({ entry }) => entry.record.level).values()].flatMap(
  ([first]) => first ?? [],
);

for (const { path, entry } of ofEachLevel) {
  test(`on a phone, ${path} shows its answer, how soon and the call in the first view`, async ({
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

test('signs of an emergency stand above the list, which has every problem once and how soon', async ({
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
  const card = page.locator('.care-card[data-level=now]');
  await expect(card.getByRole('listitem')).toHaveCount(pageNamed('eye-problems').signs.length);
  await expect(card.locator('a[href="tel:911"]')).toBeVisible();
  const triage = services.find(({ entry }) => entry.record.triage);
  if (triage) await expect(card.locator(`a[href="${triage.path}#triage"]`)).toBeVisible();
});

test('the field narrows the list by any name of a problem as one types', async ({ page }) => {
  await page.goto('/eye-problems');
  const [problem] = problems;
  const name = problem?.entry.record.otherNames[0] ?? '';
  const lines = page.locator('.problem-list li:visible');
  const field = page.getByRole('searchbox', { name: problemWords.filter });
  await expect(async () => {
    await field.fill('');
    await field.fill(name.toUpperCase());
    expect(await lines.count()).toBeLessThan(problems.length);
  }).toPass();
  await expect(page.locator(`.problem-list a[href="${problem?.path}"]`)).toBeVisible();
  await field.fill('qqq');
  await expect(lines).toHaveCount(0);
  await expect(page.getByText(problemWords.none)).toBeVisible();
});

scriptlessTest(
  'without JavaScript the whole list is there, and the field searches the site',
  async ({ page }) => {
    await page.goto('/eye-problems');
    await expect(page.locator('.problem-list li:visible')).toHaveCount(problems.length);
    await page.getByRole('searchbox', { name: problemWords.filter }).fill('eye');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=eye$/);
  },
);

scriptlessTest(
  'a service leads to the problems that name it, and to the list of all',
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
  'guides, sitemap, missing page and search lead to eye problems',
  async ({ page }) => {
    for (const path of ['/helpful-links', '/sitemap', '/no-such-page', '/search?q=qqqqqqq']) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const link = page.getByRole('main').locator('a[href="/eye-problems"]');
      await expect(link.first(), path).toBeVisible();
    }
  },
);
