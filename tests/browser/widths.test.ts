import type { Locator } from '@playwright/test';
import { isNightly } from '../conditions.ts';
import { findCrowding } from './accessibility/find-crowding.ts';
import { showComfortStep } from './support/change-page.ts';
import { untilAtLeisure } from './support/islands.ts';
import { overrideStyles } from './support/override-styles.ts';
import { auditedPages, pagesWithOwnStyles } from './support/templates.ts';
import { test as announcingTest, expect, type Page, quietTest as test } from './support/test.ts';
import { type Language, translate } from './support/translate.ts';

const widths = [320, 340, 360, 390, 768, 900, 1024, 1280, 1440];
/** What pages are looked at in short runs, where header, menu, and footer are the same. */
const fewWidths = [320, 768, 1280];

const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;
const fallback = '* { font-family: "Source Sans fallback", sans-serif !important; }';
const enlarged = (percent: number) => `html { font-size: ${percent}% !important; }`;

interface Reader {
  name: string;
  language?: Language;
  styles?: string;
  /** Of Comfort view. */
  step?: string;
}

/** Whoever reads larger, longer, or differently spaced words. WCAG 1.4.4, 1.4.10, 1.4.12. */
const readers: readonly Reader[] = [
  { name: 'text × 1.3', styles: enlarged(130) },
  { name: 'text × 2', styles: enlarged(200) },
  { name: 'Comfort view', step: '3' },
  { name: 'longer words, widely spaced', language: 'longer', styles: spacing },
  { name: 'longer words in the fallback font', language: 'longer', styles: fallback },
  { name: 'a word of 24 letters', language: 'longest' },
];
/** Most of their widths are between those of the readers above. */
const others: readonly Reader[] = [
  { name: 'text × 1.75', styles: enlarged(175) },
  { name: 'wide spacing', styles: spacing },
  { name: 'longer words', language: 'longer' },
];
const fewReaders = readers.filter(({ name }) => /× 2|Comfort|spaced|24/.test(name));

/** Labels of header, menu, and footer, as people who speak these languages would see them. */
const realLanguages: Record<string, Language> = {
  Spanish: {
    Home: 'Inicio',
    Services: 'Servicios',
    'Eye Care Guides': 'Guías para el cuidado de los ojos',
    Contact: 'Contacto',
    'Book Exam': 'Reservar examen de la vista',
    'Comfort view': 'Vista cómoda',
    'Privacy Policy': 'Política de privacidad',
    'Terms of Service': 'Condiciones del servicio',
    Accessibility: 'Accesibilidad',
    'Quick Links': 'Enlaces rápidos',
    'Visit or call': 'Visítenos o llámenos',
  },
  Russian: {
    Home: 'Главная',
    Services: 'Услуги',
    'Eye Care Guides': 'Руководства по уходу за глазами',
    Blog: 'Блог',
    Contact: 'Контакты',
    'Book Exam': 'Записаться на осмотр',
    'Comfort view': 'Комфортный просмотр',
    'Privacy Policy': 'Политика конфиденциальности',
    'Terms of Service': 'Условия обслуживания',
    Accessibility: 'Доступность',
    'Quick Links': 'Быстрые ссылки',
    'Visit or call': 'Приходите или звоните',
  },
  German: {
    Home: 'Startseite',
    Services: 'Dienstleistungen',
    'Eye Care Guides': 'Augenpflegeratgeber',
    Contact: 'Kontakt',
    'Book Exam': 'Augenuntersuchung vereinbaren',
    'Comfort view': 'Komfortansicht',
    'Privacy Policy': 'Datenschutzerklärung',
    'Terms of Service': 'Nutzungsbedingungen',
    Accessibility: 'Barrierefreiheit',
    'Quick Links': 'Schnellzugriff',
    'Visit or call': 'Besuch oder Anruf',
  },
};
const speakers = Object.entries(realLanguages).map(([name, language]) => ({ name, language }));
const everyone: readonly Reader[] = isNightly ? [...readers, ...others, ...speakers] : readers;

/** Waits until the page has laid out and drawn what has changed. */
function untilDrawn(page: Page) {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Opens a page as each reader at each width, and returns what is crowded there. */
async function findAtWidths(
  page: Page,
  path: string,
  all: readonly Reader[],
  sizes: readonly number[],
  look: () => Promise<string[]>,
) {
  const found: string[] = [];
  await page.goto(path);
  await untilAtLeisure(page);
  // What is below the screen is laid out, too.
  await overrideStyles(page, '* { content-visibility: visible !important; }');
  for (const width of sizes) {
    await page.setViewportSize({ width, height: 900 });
    for (const { name, language = 'English', styles = '', step = '0' } of all) {
      await translate(page, language);
      await showComfortStep(page, step);
      const restore = await overrideStyles(page, styles);
      await untilDrawn(page);
      found.push(...(await look()).map((fault) => `${path} at ${width}, ${name}: ${fault}`));
      await restore();
    }
  }
  return found;
}

/** Looks at a page, and at what its header opens. */
async function lookEverywhere(page: Page) {
  const found = await findCrowding(page);
  const menu = page.locator('#menu');
  if (await page.locator('.menu-toggle:visible').count()) {
    await menu.evaluate((one: HTMLElement) => one.showPopover());
    found.push(...(await findCrowding(page, '#menu')));
    await menu.evaluate((one: HTMLElement) => one.hidePopover());
  } else {
    const panel = page.locator('#services-panel');
    await panel.evaluate((one) => one.removeAttribute('hidden'));
    found.push(...(await findCrowding(page, '#services-panel')));
    await panel.evaluate((one) => one.setAttribute('hidden', ''));
  }
  return found;
}

for (const width of widths) {
  test(`header, menu, and footer have room for every word at ${width} px`, async ({ page }) => {
    const look = () => lookEverywhere(page);
    expect(await findAtWidths(page, '/sitemap', everyone, [width], look)).toEqual([]);
  });
}

for (const path of isNightly ? auditedPages : pagesWithOwnStyles) {
  test(`${path} has room for every width of word`, async ({ page }) => {
    const [all, sizes] = isNightly ? [everyone, widths] : [fewReaders, fewWidths];
    expect(await findAtWidths(page, path, all, sizes, () => findCrowding(page))).toEqual([]);
  });
}

/** Gives a link an address of 46 letters. */
function lengthenAddress(link: Locator) {
  return link.evaluateAll(([one]) => {
    const [name, host] = [...(one?.firstElementChild?.childNodes ?? [])].filter(
      (node) => node instanceof Text,
    ) as Text[];
    if (name) name.data = 'appointments-and-questions@';
    if (host) host.data = 'aldereyecare.example';
  });
}

announcingTest('the announcement has room for large text and a long address', async ({ page }) => {
  await page.goto('/');
  const dialog = page.getByRole('dialog');
  test.skip(!(await page.locator('#news-heading').count()), 'The practice has no announcement.');
  await expect(dialog).toBeVisible();
  const found: string[] = [];
  for (const step of ['0', '2', '3']) {
    await showComfortStep(page, step);
    for (const width of [320, 360, 390, 412]) {
      await page.setViewportSize({ width, height: 640 });
      for (const language of ['English', 'longest'] as const) {
        await translate(page, language);
        if (language === 'longest') await lengthenAddress(dialog.locator('a[href^="mailto:"]'));
        for (const end of ['Home', 'End']) {
          await dialog.locator('.announcement-text').evaluate((text, key) => {
            text.scrollTo(0, key === 'End' ? text.scrollHeight : 0);
          }, end);
          const faults = await findCrowding(page, '[role="dialog"]');
          found.push(...faults.map((fault) => `step ${step} at ${width}, ${language}: ${fault}`));
        }
      }
    }
  }
  expect(found).toEqual([]);
});
