import type { Locator } from '@playwright/test';
import { entryAt, guides, readSigns } from './support/content.ts';
import { bookingHref, callLink, mainLocation, practice } from './support/practice.ts';
import { templates } from './support/templates.ts';
import { expect, type Page, scriptlessTest, test } from './support/test.ts';

const { service, emergency } = templates;
const emergencyRecord = emergency ? entryAt(emergency).record : undefined;

/** The headings of the levels of urgency, the most urgent first. */
const levelHeadings = {
  now: 'Call 911 or go to the nearest emergency room:',
  call: 'Call now, day or night:',
  today: 'Call us today:',
  soon: 'Book a visit soon:',
} as const;
const levels = ['now', 'call', 'today', 'soon'] as const;

const guidesByCategory = Map.groupBy(guides, ({ record }) => record.category);

/** The number of guides that the accordion shows per category: at most two. */
const shownGuides = [...guidesByCategory.values()].map((members) => Math.min(members.length, 2));

test('a service has its sections in order, a call to action, and a sidebar with an accordion', async ({
  page,
}) => {
  const record = entryAt(service).record;
  await page.goto(service);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(record.title);
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
  const specified = ['Why It Matters', 'How We Do It', 'Latest Tech We Use'];
  expect(headings.filter((heading) => specified.includes(heading))).toEqual(specified);
  expect(headings).toContain('Frequently Asked Questions');
  const questions = page.locator('details.question');
  await expect(questions.first().locator('p')).toBeVisible();
  const question = questions.nth(1);
  await expect(question.locator('p')).toBeHidden();
  await question.locator('summary').press('Enter');
  await expect(question.locator('p')).toBeVisible();
  const action = page.getByRole('region', { name: 'Ready when you are' });
  await expect(action.locator(`a[href="${bookingHref}"]`)).toBeVisible();
  await expect(action.locator('a[href^="tel:+1"]')).toBeVisible();
  const field = sidebar(page).getByPlaceholder('Search our site...', { exact: true });
  await expect(field).toHaveAttribute('name', 'q');
  const form = sidebar(page).locator('form');
  await expect(form).toHaveAttribute('action', '/search');
  await expect(form).toHaveAttribute('method', 'get');
  const links = sidebar(page).getByRole('navigation', { name: 'Quick Links' }).getByRole('link');
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const reviews = practice.reviewProfile ? ['/#reviews'] : [];
  expect(targets).toEqual(['/#about', '/#services', '/#team', ...reviews, '/contact']);
  for (const [name, target] of [
    ['All Eye Care Services', '/#services'],
    ['Keep in Touch', '/contact'],
  ] as const) {
    await expect(sidebar(page).getByRole('link', { name })).toHaveAttribute('href', target);
  }
  const island = page.locator('[data-island=helpful-articles]');
  await island.scrollIntoViewIfNeeded();
  await expect(island).toHaveAttribute('data-hydrated', '');
  const categories = sidebar(page).locator('h3 > button');
  const articles = sidebar(page).locator('.accordion-content:visible');
  await expect(categories).toHaveCount(guidesByCategory.size);
  const [first, second] = [categories.nth(0), categories.nth(1)];
  await first.click();
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(second).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(second).toHaveAttribute('aria-expanded', 'true');
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await expect(articles).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(articles.getByRole('link').first()).toBeFocused();
  await second.click();
  await expect(articles).toHaveCount(0);
});

scriptlessTest('without JavaScript, every category shows its guides', async ({ page }) => {
  await page.goto(service);
  await expect(sidebar(page).locator('.accordion-content a:visible')).toHaveCount(
    shownGuides.reduce((sum, count) => sum + count),
  );
});

test('the emergency service starts with first aid, 911 and the office, in order', async ({
  page,
}) => {
  const { firstAid, triage } = emergencyRecord ?? {};
  test.skip(!triage, 'No service has levels of urgency.');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(emergency ?? '');
  const main = page.getByRole('main');
  const call = main.getByRole('link', { name: /^Call Now/ }).first();
  await expect(call).toHaveAttribute('href', callLink(mainLocation.phone));
  const ambulance = main.getByRole('link', { name: 'Call 911' }).first();
  await expect(ambulance).toHaveAttribute('href', 'tel:911');
  await expect(ambulance.locator('svg')).toBeVisible();
  const cards = page.locator('.care-card');
  const headings = cards.locator('h3');
  await expect(headings).toHaveText(levels.map((level) => levelHeadings[level]));
  for (const [index, level] of levels.entries())
    await expect(cards.nth(index)).toContainText(triage?.[level] ?? '');
  const listed = cards.getByRole('listitem');
  await expect(listed).toHaveCount(readSigns().length);
  const urgentCall = page.locator('.care-card[data-level=today] .button-gold');
  await expect(urgentCall).toHaveAttribute('href', callLink(mainLocation.phone));
  const calls911 = cards.first().locator('a[href^="tel:"]');
  await expect(calls911).toHaveCount(1);
  await expect(calls911).toHaveAttribute('href', 'tel:911');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 780 });
    await expect(ambulance).toBeInViewport({ ratio: 1 });
    await expect(call).toBeInViewport({ ratio: 1 });
    expect((await topOf(ambulance)) <= (await topOf(call)), `at ${width} px`).toBe(true);
  }
  if (!firstAid) return;
  const card = page.getByRole('region', { name: firstAid.heading });
  await expect(card.getByRole('listitem')).toHaveText(firstAid.steps);
  await expect(card.getByRole('link')).toHaveAttribute('href', 'tel:+18002221222');
  expect(await topOf(card)).toBeLessThan(await topOf(cards.first()));
  await page.setViewportSize({ width: 390, height: 664 });
  await page.evaluate(() => document.fonts.ready);
  const calls = [page.locator('.call-911').first(), page.locator('.call-office').first()] as const;
  const steps = card.getByRole('listitem');
  const first = [main.locator('.emergency-title > p'), card.getByRole('heading'), steps.nth(0)];
  for (const part of [...first, steps.nth(1), ...calls])
    await expect(part).toBeInViewport({ ratio: 1 });
  const step = await steps.nth(1).boundingBox();
  expect((step?.y ?? 0) + (step?.height ?? 0)).toBeLessThanOrEqual(await topOf(calls[0]));
  expect(await topOf(calls[0])).toBeLessThan(await topOf(calls[1]));
  const looks = await Promise.all(calls.map(lookOf));
  for (const name of ['sign', 'size', 'ground'] as const)
    expect(looks[0]?.[name], name).not.toBe(looks[1]?.[name]);
});

function lookOf(call: Locator) {
  return call.evaluate((link) => {
    const [face, label] = [link.querySelector('span'), link.querySelector('b')];
    if (!face || !label) throw new Error('A call button lacks its <span> or its <b>.');
    return {
      sign: link.querySelector('svg')?.innerHTML,
      size: getComputedStyle(label).fontSize,
      ground: getComputedStyle(face).backgroundColor,
    };
  });
}

async function topOf(part: Locator) {
  return (await part.boundingBox())?.y ?? Number.NaN;
}

function sidebar(page: Page) {
  return page.getByRole('complementary', { name: 'More on this site' });
}
