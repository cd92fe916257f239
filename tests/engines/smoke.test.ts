import { By, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { findWebKit } from '../../tools/test/engines.ts';
import { isAnnouncing } from '../browser/support/announcement.ts';
import { templates } from '../browser/support/templates.ts';
import { goodMessage } from '../contact/post.ts';
import { expect, setView, test } from './webkit.ts';

test.skip(!findWebKit(), 'WebKit is not installed.');

/** Waits until the island of this name is interactive. */
async function untilHydrated(webkit: WebDriver, name: string) {
  const hydrated = `[data-island="${name}"][data-hydrated]`;
  await expect.poll(() => webkit.findElements(By.css(hydrated))).toHaveLength(1);
}

async function press(webkit: WebDriver, ...keys: string[]) {
  await webkit
    .actions()
    .sendKeys(...keys)
    .perform();
}

async function expectShown(element: WebElement, isShown: boolean) {
  await expect.poll(() => element.isDisplayed()).toBe(isShown);
}

function focused(webkit: WebDriver): Promise<string> {
  return webkit.executeScript('return document.activeElement.textContent.trim()');
}

test('the menu opens over the page, closes by its button and by Escape, and leads on', async ({
  webkit,
  origin,
}) => {
  await setView(webkit, 390, 844);
  await webkit.get(`${origin}/contact`);
  const toggle = await webkit.findElement(By.css('.menu-toggle'));
  const menu = await webkit.findElement(By.id('menu'));
  await toggle.click();
  await expectShown(menu, true);
  await toggle.click();
  await expectShown(menu, false);
  await toggle.click();
  await press(webkit, Key.TAB);
  expect(await focused(webkit)).toBe('Home');
  await press(webkit, Key.ESCAPE);
  await expectShown(menu, false);
  expect(await focused(webkit)).toBe('Menu');
  await toggle.click();
  await menu.findElement(By.css('a[href="/blog"]')).click();
  await expect.poll(() => webkit.getCurrentUrl()).toBe(`${origin}/blog`);
});

test('the services open under the pointer, by a click and by keyboard', async ({
  webkit,
  origin,
}) => {
  await setView(webkit, 1440, 900);
  await webkit.get(`${origin}/contact`);
  await untilHydrated(webkit, 'main-navigation');
  const trigger = await webkit.findElement(By.css('.services-item button'));
  const panel = await webkit.findElement(By.css('.services-panel'));
  const rest = await webkit.findElement(By.css('h1'));
  await webkit.actions().move({ origin: trigger }).perform();
  await expectShown(panel, true);
  await webkit.actions().move({ origin: rest, y: 600 }).perform();
  await expectShown(panel, false);
  await trigger.click();
  await expectShown(panel, true);
  await press(webkit, Key.ESCAPE);
  await expectShown(panel, false);
  await press(webkit, Key.ENTER);
  await expectShown(panel, true);
  await press(webkit, Key.TAB);
  const first = await panel.findElement(By.css('.panel-services a'));
  expect(await focused(webkit)).toBe(await first.getText());
});

test('the form names what is wrong, leads there, and says when a message is sent', async ({
  webkit,
  origin,
}) => {
  await setView(webkit, 390, 844);
  await webkit.get(`${origin}/contact`);
  await untilHydrated(webkit, 'contact-form');
  const button = await webkit.findElement(By.css('.contact-send button'));
  await button.click();
  const name = await webkit.findElement(By.css('[name="name"]'));
  await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true');
  expect(await webkit.switchTo().activeElement().getAttribute('name')).toBe('name');
  for (const [field, value] of Object.entries(goodMessage)) {
    await webkit.findElement(By.name(field)).sendKeys(value);
  }
  expect(await name.getAttribute('aria-invalid')).toBeNull();
  await button.click();
  await expect.poll(() => button.getText()).toBe('Message Sent!');
  await expectShown(await webkit.findElement(By.css('.toast')), true);
  expect(await name.getAttribute('value')).toBe('');
});

test('one subject of the sidebar is open at a time, and a question opens and closes', async ({
  webkit,
  origin,
}) => {
  await setView(webkit, 1440, 900);
  await webkit.get(origin + templates.service);
  const openSubjects = () =>
    webkit.executeScript<string[]>(() =>
      [...document.querySelectorAll('[data-island="helpful-articles"] button')].map(
        (subject) => subject.getAttribute('aria-expanded') ?? '',
      ),
    );
  const subjects = await webkit.findElements(By.css('[data-island="helpful-articles"] button'));
  // So that the second one is in view, too, once the first is open.
  await webkit.executeScript((subject: Element) => {
    subject.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, subjects[0]);
  await subjects[0]?.click();
  await expect.poll(openSubjects).toEqual(subjects.map((_, index) => String(index === 0)));
  await subjects[1]?.click();
  await expect.poll(openSubjects).toEqual(subjects.map((_, index) => String(index === 1)));
  await subjects[1]?.click();
  await expect.poll(openSubjects).not.toContain('true');
  const question = await webkit.findElement(By.css('main summary'));
  const details = await question.findElement(By.xpath('..'));
  await question.click();
  await expect.poll(() => details.getAttribute('open')).not.toBeNull();
  await question.click();
  await expect.poll(() => details.getAttribute('open')).toBeNull();
});

test('suggestions follow what is typed, and one is chosen by keyboard', async ({
  webkit,
  origin,
}) => {
  await setView(webkit, 1440, 900);
  await webkit.get(origin + templates.service);
  const field = await webkit.findElement(By.css('[name="q"]'));
  await field.click();
  await untilHydrated(webkit, 'search-box');
  await field.sendKeys('eye');
  const addresses = () =>
    webkit.executeScript<string[]>(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('[role="option"]')].map(({ href }) => href),
    );
  await expect.poll(addresses).not.toEqual([]);
  const [first] = await addresses();
  await press(webkit, Key.ARROW_DOWN, Key.ENTER);
  await expect.poll(() => webkit.getCurrentUrl()).toBe(first);
});

test('the announcement opens with the focus inside, and closes for good', async ({
  webkit,
  origin,
  request,
}) => {
  test.skip(!(await isAnnouncing(request)), 'The practice announces nothing.');
  await setView(webkit, 1440, 900);
  await webkit.get(origin);
  const dialogs = () => webkit.findElements(By.css('[role="dialog"]'));
  await expect.poll(dialogs).toHaveLength(1);
  const inside = () =>
    webkit.executeScript('return Boolean(document.activeElement.closest("[role=dialog]"))');
  await expect.poll(inside).toBe(true);
  for (let presses = 0; presses < 4; presses += 1) {
    await press(webkit, Key.TAB);
    expect(await inside()).toBe(true);
  }
  await press(webkit, Key.ESCAPE);
  await expect.poll(dialogs).toHaveLength(0);
});
