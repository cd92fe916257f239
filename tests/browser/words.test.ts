import { services } from '../unit/content/all-entries.ts';
import { readKnownWords } from './support/known-words.ts';
import { allRoutes } from './support/routes.ts';
import { expect, type Page, test } from './support/test.ts';

const [service] = services;
const found = new URLSearchParams({ q: service?.entry.record.title ?? '' });
const others = [
  '/search',
  `/search?${found}`,
  '/search?q=99999',
  '/no-such-page',
  '/services/no-such-service',
];

test('every word of every page stands in the content', async ({ page, request }) => {
  const isKnown = await readKnownWords();
  const unknown: string[] = [];
  for (const path of [...allRoutes, ...others]) {
    const texts = await textsOf(page, await (await request.get(path)).text());
    unknown.push(...texts.filter((text) => !isKnown(text)).map((text) => `${path}: ${text}`));
  }
  expect(unknown).toEqual([]);
});

/** What a page says: to the eye, to assistive technology, and in its head. */
function textsOf(page: Page, html: string): Promise<string[]> {
  return page.evaluate(readTexts, html);
}

function readTexts(html: string): string[] {
  const spoken = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder', 'data-label'];
  const { documentElement: root } = new DOMParser().parseFromString(html, 'text/html');
  // Excerpts are cut from the content around what was searched for.
  for (const silent of root.querySelectorAll('script, style, :has(> mark)')) silent.remove();
  // A number that no line may break stays part of its text.
  for (const number of root.querySelectorAll('p > .whitespace-nowrap')) {
    number.replaceWith(number.textContent);
  }
  root.normalize();
  const texts = [...root.querySelectorAll('*')].flatMap((element) => [
    ...spoken.map((name) => element.getAttribute(name)),
    ...(element.matches(
      'meta[name$="description"], meta[property$=":title"], meta[property$=":alt"]',
    )
      ? [element.getAttribute('content')]
      : []),
    ...[...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.nodeValue),
  ]);
  return [...new Set(texts.map((text) => text?.replace(/\s+/g, ' ').trim() ?? ''))];
}
