import { fetchSuggestions, shortestQuery } from '#components/search/fetch-suggestions.ts';
import { linesOf, sentenceOf } from '#components/signs/notice-lines.ts';
import { plural } from '#domain/language.ts';
import type { Notice } from '#domain/search/query.ts';

interface Filtered {
  notice?: Notice | undefined;
  /** The paths of the pages that match, or nothing if all stay. */
  paths?: readonly string[];
}

/**
 * Filters a list of links as the search finds their pages. Its field names the list's id, which is also the folder of
 * its pages, and is a search form: with or without this script, Enter searches the whole site.
 */
export function filterList(field: HTMLInputElement) {
  const list = document.getElementById(field.dataset['filter'] ?? '');
  if (!list) return;
  let asking = new AbortController();

  const filter = async () => {
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    const filtered = await findPages(field.value.trim(), list, signal);
    if (!signal.aborted) show(filtered, field, list);
  };
  field.addEventListener('input', filter);
  // The text that was typed before this ran, or that the browser restored.
  if (field.value) void filter();
}

/** Asks the search which pages of a list match. Without an answer, compares titles. */
async function findPages(query: string, list: HTMLElement, signal: AbortSignal): Promise<Filtered> {
  if (query.length < shortestQuery) return {};
  try {
    const { notice, results } = await fetchSuggestions(query, signal, list.id);
    return { notice, paths: results.map(({ path }) => path) };
  } catch {
    return { paths: pathsTitled(query, list) };
  }
}

/** Returns the paths of the links whose titles contain all words of a text. */
function pathsTitled(query: string, list: HTMLElement): string[] {
  const words = query.toLowerCase().split(/\s+/);
  return linksIn(list)
    .filter((link) => {
      const title = link.querySelector('[data-title]')?.textContent.toLowerCase() ?? '';
      return words.every((word) => title.includes(word));
    })
    .map(({ pathname }) => pathname);
}

function show({ notice, paths }: Filtered, field: HTMLInputElement, list: HTMLElement) {
  const links = linksIn(list);
  for (const link of links) {
    const item = link.closest('li') ?? link;
    item.hidden = paths !== undefined && !paths.includes(link.pathname);
  }
  for (const section of list.querySelectorAll('section')) {
    section.hidden = !section.querySelector('li:not([hidden])');
  }
  const search = field.closest('search');
  const status = search?.querySelector('[data-left]');
  if (status) status.textContent = paths ? countLeft(paths.length) : '';
  const before = field.getBoundingClientRect().top;
  const spoken = search?.querySelector<HTMLElement>('[data-spoken]');
  if (spoken) spoken.textContent = notice ? sentenceOf(notice) : '';
  if (spoken) spoken.lang = notice?.language ?? 'en';
  const place = search?.querySelector<HTMLElement>('[data-heard]');
  if (place) showNotice(place, field.value, notice);
  // The line above the field must not push it away from the visitor who is typing.
  const moved = field.getBoundingClientRect().top - before;
  scrollBy({ top: moved, behavior: 'instant' });
}

function countLeft(count: number): string {
  if (count === 0) return 'No eye problem here matches. Press Enter to search the whole site.';
  return plural(count, { one: '1 eye problem', other: `${count} eye problems` });
}

/** Shows a notice in a place above the field, or empties the place. */
function showNotice(place: HTMLElement, query: string, notice?: Notice) {
  delete place.dataset['answer'];
  place.replaceChildren();
  if (!notice) return;
  place.dataset['answer'] = notice.answer;
  place.lang = notice.language ?? 'en';
  for (const { path, order, text, sign } of linesOf(notice, query)) {
    const line = place.appendChild(element('a'));
    line.className = 'sign-line';
    line.setAttribute('href', path);
    if (sign) Object.assign(line.dataset, { level: sign.level, sign: sign.id });
    if (order) line.appendChild(element('b', order));
    line.appendChild(element('span', text));
  }
}

function element(name: string, text = ''): HTMLElement {
  const created = document.createElement(name);
  created.textContent = text;
  return created;
}

function linksIn(list: HTMLElement): HTMLAnchorElement[] {
  return [...list.querySelectorAll<HTMLAnchorElement>('a[href]')];
}
