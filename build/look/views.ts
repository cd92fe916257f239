import type { Page } from '@playwright/test';
import { XMLParser } from 'fast-xml-parser';

/** One thing to look at. */
export interface View {
  name: string;
  path: string;
  isWholePage: boolean;
  /** Whether the view exists on a screen of this width in CSS pixels. */
  fits(width: number): boolean;
  prepare(page: Page): Promise<void>;
}

/** Pages that no sitemap lists. */
const unlisted = ['/eye-care-guides', '/search?q=dry+eye', '/nothing-here'];

/** Every page of the served site, then the states that a page can be in. */
export async function listViews(origin: string): Promise<View[]> {
  const xml = await (await fetch(`${origin}/sitemap-pages.xml`)).text();
  const { urlset } = new XMLParser().parse(xml) as { urlset: { url: { loc: string }[] } };
  const paths = urlset.url.map(({ loc }) => new URL(loc).pathname);
  return [...new Set([...paths, ...unlisted])].map(wholePage).concat(states);
}

function wholePage(path: string): View {
  const name = path.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'home';
  async function prepare(page: Page) {
    await loadPictures(page);
    if (path === '/') await dismissDialog(page);
  }
  return { name, path, isWholePage: true, fits: always, prepare };
}

const states: View[] = [
  state('state-menu', '/blog', openMenu, isPhone),
  state('state-services', '/blog', openServices, (width) => !isPhone(width)),
  state('state-dialog', '/', openDialog),
  state('state-form-errors', '/contact', sendEmptyForm),
  ...['welcome', 'services', 'book'].map((id) =>
    state(`state-home-${id}`, '/', (page) => readSection(page, id)),
  ),
];

function state(
  name: string,
  path: string,
  prepare: View['prepare'],
  fits: View['fits'] = always,
): View {
  return { name, path, isWholePage: false, fits, prepare };
}

function always(): boolean {
  return true;
}

function isPhone(width: number): boolean {
  return width < 768;
}

/** Loads what would wait until it is near. */
async function loadPictures(page: Page) {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || !image.checkVisibility()),
  );
}

async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Menu' }).click();
}

async function openServices(page: Page) {
  await page.locator('[data-island="main-navigation"][data-hydrated]').waitFor();
  await page.getByRole('button', { name: 'Services' }).click();
}

async function openDialog(page: Page) {
  await page.getByRole('dialog').waitFor();
}

async function dismissDialog(page: Page) {
  await openDialog(page);
  await page.getByRole('dialog').getByRole('button').last().click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

async function sendEmptyForm(page: Page) {
  // Scrolled there by the page itself: the form may be drawn anew as it is hydrated.
  await page.evaluate(() => document.querySelector('main form')?.scrollIntoView());
  await page.locator('[data-island="contact-form"][data-hydrated]').waitFor({ state: 'attached' });
  await page.locator('main form [type="submit"]').click();
}

/** The backgrounds fade only where motion is welcome. */
async function readSection(page: Page, id: string) {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.locator('[data-island="panes"][data-hydrated]').waitFor({ state: 'attached' });
  await dismissDialog(page);
  await page.evaluate((name) => {
    const box = document.getElementById(name)?.getBoundingClientRect();
    if (box) scrollTo({ top: box.top + scrollY - innerHeight * 0.35, behavior: 'instant' });
  }, id);
  await page.waitForTimeout(1800);
}
