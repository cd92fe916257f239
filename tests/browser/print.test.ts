import { entries } from './support/content.ts';
import { untilAtLeisure } from './support/islands.ts';
import { openLocations } from './support/practice.ts';
import { entryPage, templates } from './support/templates.ts';
import { expect, type Page, test } from './support/test.ts';

async function openPrinted(page: Page, path: string) {
  await page.emulateMedia({ media: 'screen' });
  await page.goto(path);
  await expect(page.locator('footer [data-open-now]').first()).not.toBeEmpty();
  await page.emulateMedia({ media: 'print' });
}

test('guides and services print a letterhead and all answers', async ({ page }) => {
  for (const path of [templates.guide ?? entryPage, templates.service ?? entryPage]) {
    await openPrinted(page, path);
    const letterhead = page.locator('#root > footer');
    for (const { phone, address } of openLocations) {
      await expect(letterhead.getByText(phone).first()).toBeVisible();
      const line = `${address.street}, ${address.locality}, ${address.region} ${address.postalCode}`;
      await expect(letterhead.getByLabel(line).first()).toBeVisible();
    }
    const address = page.locator('link[rel="canonical"]');
    const shown = await address.evaluate((link) => getComputedStyle(link, '::after').content);
    expect(shown).toContain(path);
    const chrome =
      '#root > header, #root > footer nav, .breadcrumbs, .skip-link, .table-of-contents';
    await expect(page.locator(chrome).filter({ visible: true }), path).toHaveCount(0);
    const main = page.getByRole('main');
    const [top, below] = [await letterhead.boundingBox(), await main.boundingBox()];
    expect(top?.y, path).toBeLessThan(below?.y ?? 0);
    const controls = 'button:visible, [class*=button-]:visible, img:visible';
    await expect(main.locator(controls), path).toHaveCount(0);
    const answers = main.locator('details.question p:not(.screen-only)');
    await expect(answers.filter({ visible: true })).toHaveCount(await answers.count());
  }
});

test('home prints without pictures, and contact without form and map', async ({ page }) => {
  await openPrinted(page, '/');
  const main = page.getByRole('main');
  await expect(main.locator('img:visible, video:visible, [class*=button-]:visible')).toHaveCount(0);
  for (const ground of [page.locator('#home'), page.locator('#about').locator('..')]) {
    await expect(ground).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }
  await openPrinted(page, '/contact');
  await expect(page.locator('main [data-open-now]:visible')).toHaveCount(0);
  await expect(page.locator('#information-heading + *')).toBeVisible();
  await expect(page.locator('form:visible, iframe:visible, .contact-send:visible')).toHaveCount(0);
});

test('questions to ask are folded, and on paper each has a box to tick', async ({ page }) => {
  const asking = entries.filter(({ record }) => record.questionsToAsk?.length > 0);
  const kinds = Map.groupBy(asking, ({ collection }) => collection).values();
  for (const [{ path, record } = { path: '', record: { questionsToAsk: [] } }] of kinds) {
    await openPrinted(page, path);
    const questions = page.getByRole('region', { name: 'Questions to ask' }).locator('li');
    await expect(questions).toHaveText(record.questionsToAsk);
    for (const question of await questions.all()) {
      await expect(question).toBeVisible();
      const box = await question.evaluate((one) => getComputedStyle(one, '::before').width);
      expect(Number.parseFloat(box)).toBeGreaterThan(10);
    }
    await page.emulateMedia({ media: 'screen' });
    await expect(questions.first()).toBeHidden();
  }
});

test('closed rows open for paper where a style can’t open them', async ({ page }) => {
  for (const path of [templates.emergency, templates.service ?? entryPage]) {
    if (!path) continue;
    await page.goto(path);
    await untilAtLeisure(page);
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    const rows = page.locator('details:is(.what, .question)');
    const tags = () =>
      rows.evaluateAll((all) =>
        all.map((row) => `${row.matches('[open]')} ${row.attributes.getNamedItem('name')?.value}`),
      );
    const closed = rows.and(page.locator(':not([open])'));
    const before = [await tags(), await page.evaluate(() => scrollY)];
    expect(await closed.count()).toBeGreaterThan(0);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(closed).toHaveCount(0);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    expect([await tags(), await page.evaluate(() => scrollY)]).toEqual(before);
  }
});
