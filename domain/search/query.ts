import type { SignRecord } from '#content-model/schema/signs.ts';
import type { Translation } from '../core/language.ts';

/** The address of the search index, a file of the build. */
export const searchIndexPath = '/search-index.json';

export interface Passage {
  heading: string;
  /** The id of its element. The first passage of a page has none. */
  anchor?: string;
  text: string;
}

export interface SearchDocument {
  path: string;
  title: string;
  /** The language of the text, if it isn't English. */
  language?: string | undefined;
  kind: string;
  summary: string;
  /** Names of the page's subject, its main name first. */
  names?: readonly string[];
  passages: Passage[];
}

/** The longest query, in characters. The search field doesn't accept more. */
export const longestQuery = 500;

/** Normalizes a query to one line without control characters, of at most 500 characters. */
export function normalizeQuery(raw: unknown): string {
  if (typeof raw !== 'string') return '';
  const line = raw
    .slice(0, longestQuery * 4)
    .toWellFormed()
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}\uFFFD]+/gu, ' ')
    .trim();
  return Array.from(line).slice(0, longestQuery).join('').trim();
}

export interface Suggestion {
  path: string;
  title: string;
  /** The language of the text, if it isn't English. */
  language?: string | undefined;
  /** The label of the kind of page, such as "Service". */
  kind: string;
  plate?: string | undefined;
}

export interface SearchResult extends Suggestion {
  /** The page's own summary. A passage of the text could be half of an instruction. */
  summary: string;
  /** The section that matches best, if one matches better than the page's beginning. */
  section?: { heading: string; path: string } | undefined;
}

export interface Sign extends Pick<SignRecord, 'id' | 'level' | 'closed' | 'subject' | 'action'> {
  text: string;
  /** The place on the page about emergencies that lists it, if there is one. */
  path?: string | undefined;
}

/** The signs that a search shows: one alone (`line`), a list to choose from, or the way to all of them (`link`). */
export interface Notice<One = Sign> {
  answer: 'line' | 'list' | 'link';
  sign?: One | undefined;
  /** The list, the most urgent first. That of a `line` is folded, and a `link` has none. */
  others: readonly One[];
  /** The place on the page about emergencies that lists most of these signs or asks what happened, if there is one. */
  path?: string | undefined;
  /** The language of the query and of the signs’ texts. By default, English. */
  language?: Translation | undefined;
}

export interface SearchAnswer<Result = SearchResult> {
  query: string;
  notice?: Notice | undefined;
  results: Result[];
}

type Summary = 'path' | 'summary' | 'excerpt' | 'answer' | 'standfirst';

/** Returns what lists and search results say of a page: what an entry says in a sentence or two. */
export function summaryOf(entry: { [Name in Summary]?: string | undefined }): string {
  return entry.summary ?? entry.excerpt ?? entry.answer ?? entry.standfirst ?? '';
}
