import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Readability } from '@mozilla/readability';
import { expect, type Page, test } from '@playwright/test';
import { problems, services, signs } from './support/content.ts';
import { htmlOf } from './support/html-of.ts';
import { readPages } from './support/templates.ts';

/** The program behind Firefox’s Reader View, and behind many that read pages aloud or sum them up. */
const { resolve } = createRequire(import.meta.url);
const program = readFileSync(resolve('@mozilla/readability/Readability'), 'utf8');

/** Pages that lead to others, or are a picture with controls: of these, a reader view makes nothing. */
const leads = /^\/(?:sitemap|eye-problems|show-what-you-see|blog|helpful-links|eye-care-guides)?$/;

/** Returns what a reader view shows of a page, and the lines of the page’s text that it leaves out. */
async function readerViewOf(page: Page, html: string) {
  await page.evaluate(program);
  return page.evaluate((text) => {
    const parse = () => new DOMParser().parseFromString(text, 'text/html');
    const flatten = (element: { textContent: string | null }) =>
      element.textContent?.replace(/\s+/g, '') ?? '';
    const reader = window as unknown as { Readability: typeof Readability };
    const article = new reader.Readability(parse()).parse();
    const shown = flatten({ textContent: article?.textContent ?? '' });
    const main = parse().querySelector('main') as HTMLElement;
    const beside =
      'aside, nav, form, [data-island], [data-open-now], [data-changes], [data-text="skip"]';
    for (const element of main.querySelectorAll(beside)) element.remove();
    const shareOfLinks = (element: Element) =>
      [...element.querySelectorAll('a')].map(flatten).join('').length / flatten(element).length;
    // It leaves out lines that are links, and boxes of which a fifth is.
    const lines = [...main.querySelectorAll('p, li, dt, dd, td')].filter(
      (line) =>
        !line.querySelector('p, li') &&
        shareOfLinks(line) < 0.5 &&
        shareOfLinks(line.closest('div') ?? line) < 0.2,
    );
    return { shown, lost: lines.map(flatten).filter((line) => !shown.includes(line)) };
  }, html);
}

/** Texts that a reader view must keep, by the path of their page, even those in a box with links. */
const mustBeShown = new Map<string, string[]>([
  ...problems.map(({ path, record }): [string, string[]] => {
    const own = record.signs.flatMap((id: string) => signs.filter((sign) => sign.id === id));
    const red = record.level === 'now' ? '' : own.find(({ level }) => level === 'now')?.short;
    return [path, [record.answer, red ?? '', ...record.home.steps]];
  }),
  ...services.map(({ path, record }): [string, string[]] => [path, record.firstAid?.steps ?? []]),
]);

test('a reader view keeps all lines, the urgency, and first aid', async ({ page, request }) => {
  for (const path of readPages.filter((one) => !leads.test(one))) {
    const { shown, lost } = await readerViewOf(page, await htmlOf(request, path));
    const flat = (mustBeShown.get(path) ?? []).map((line) => line.replace(/\s+/g, ''));
    expect.soft([...lost, ...flat.filter((line) => !shown.includes(line))], path).toEqual([]);
  }
});
