import { createSuggester, shortestQuery } from '#components/search/fetch-suggestions.ts';
import { linesOf, sentenceOf } from '#components/signs/notice-lines.ts';
import { phoneLink, plural } from '#domain/core/language.ts';
import type { Notice, SearchAnswer, Suggestion } from '#domain/search/query.ts';

/**
 * Filters a list of links as the search finds their pages. Its field names the list's id, which is also the folder of
 * its pages, and is a search form: with or without this script, Enter searches the whole site.
 */
export function filterList(field: HTMLInputElement) {
  const list = document.getElementById(field.dataset['filter'] ?? '');
  if (!list) return;
  const ask = createSuggester((found) => show(found, field, list), list.id);
  field.addEventListener('input', () => ask(field.value));
  // The text that was typed before this ran, or that the browser restored.
  if (field.value) void ask(field.value);
}

/** Shows a notice and the pages that were found. Without an answer, compares titles. */
function show(
  found: SearchAnswer<Suggestion> | undefined,
  field: HTMLInputElement,
  list: HTMLElement,
) {
  const notice = found?.notice;
  const query = field.value.trim();
  const titled = query.length < shortestQuery ? undefined : pathsTitled(query, list);
  const paths = found ? found.results.map(({ path }) => path) : titled;
  for (const link of linksIn(list)) {
    const item = link.closest('li') ?? link;
    item.hidden = paths !== undefined && !paths.includes(link.pathname);
  }
  for (const section of list.querySelectorAll('section')) {
    section.hidden = !section.querySelector('li:not([hidden])');
  }
  // The ways to groups would lead to hidden ones.
  const ways = document.querySelector<HTMLElement>('[data-groups]');
  if (ways) ways.hidden = paths !== undefined;
  const search = field.closest('search');
  const status = search?.querySelector('[data-left]');
  if (status) status.textContent = paths ? countLeft(paths.length) : '';
  const before = field.getBoundingClientRect().top;
  const spoken = search?.querySelector<HTMLElement>('[data-spoken]');
  if (spoken) spoken.textContent = notice ? sentenceOf(notice) : '';
  if (spoken) spoken.lang = notice?.language ?? 'en';
  const place = search?.querySelector<HTMLElement>('[data-notice]');
  if (place) showNotice(place, field.value, notice);
  // The signs that were heard take the place of the page's own red line: there is one set of these.
  const alarm = document.querySelector<HTMLElement>('[data-alarm]');
  if (alarm) alarm.hidden = Boolean(place?.querySelector('[data-level="now"]'));
  // The line above the field must not push it away from the visitor who is typing.
  const moved = field.getBoundingClientRect().top - before;
  scrollBy({ top: moved, behavior: 'instant' });
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

function linksIn(list: HTMLElement): HTMLAnchorElement[] {
  return [...list.querySelectorAll<HTMLAnchorElement>('a[href]')];
}

function countLeft(count: number): string {
  if (count === 0) return 'No eye problem here matches. Press Enter to search the whole site.';
  return plural(count, { one: '1 eye problem', other: `${count} eye problems` });
}

/** Shows a notice in a place above the field, in copies of the template after it, or empties the place. */
function showNotice(place: HTMLElement, query: string, notice?: Notice) {
  delete place.dataset['answer'];
  place.replaceChildren();
  if (!notice) return;
  place.dataset['answer'] = notice.answer;
  place.lang = notice.language ?? 'en';
  const { content } = place.nextElementSibling as HTMLTemplateElement;
  for (const { path, order, dials, text, sign } of linesOf(notice, query)) {
    const line = content.firstElementChild?.cloneNode(true) as HTMLElement;
    const [call, way] = line.querySelectorAll('a');
    if (sign) Object.assign(line.dataset, { level: sign.level, sign: sign.id });
    if (dials) {
      const [before = '', after = ''] = order.split(dials);
      if (sign?.level !== 'now') call?.setAttribute('href', phoneLink(dials));
      call?.replaceChildren(dials);
      call?.before(before);
      call?.after(after);
    } else call?.replaceWith(order);
    way?.setAttribute('href', path);
    way?.firstElementChild?.replaceChildren(text);
    place.appendChild(line);
  }
}
