import { fetchSuggestions, shortestQuery } from '#components/search/fetch-suggestions.ts';
import { plural } from '#domain/language.ts';
import type { Sign } from '#domain/search/search.ts';
import { levelHeadings } from '#domain/words/urgency.ts';

interface Filtered {
  sign?: Sign | undefined;
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
    const { sign, results } = await fetchSuggestions(query, signal, list.id);
    return { sign, paths: results.map(({ path }) => path) };
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

function show({ sign, paths }: Filtered, field: HTMLInputElement, list: HTMLElement) {
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
  const warning = search?.querySelector<HTMLElement>('.sign-line');
  const before = field.getBoundingClientRect().top;
  if (warning) showSign(warning, sign);
  // The line above the field must not push it away from the visitor who is typing.
  const moved = field.getBoundingClientRect().top - before;
  scrollBy({ top: moved, behavior: 'instant' });
}

function countLeft(count: number): string {
  if (count === 0) return 'No eye problem here matches. Press Enter to search the whole site.';
  return plural(count, { one: '1 eye problem', other: `${count} eye problems` });
}

/** Shows a sign in a link that is hidden without one. */
function showSign(link: HTMLElement, sign?: Sign) {
  link.hidden = !sign;
  link.dataset['level'] = sign?.level ?? '';
  const [heading, text] = link.children;
  if (heading) heading.textContent = sign ? levelHeadings[sign.level] : '';
  if (text) text.textContent = sign?.text ?? '';
}

function linksIn(list: HTMLElement): HTMLAnchorElement[] {
  return [...list.querySelectorAll<HTMLAnchorElement>('a[href]')];
}
