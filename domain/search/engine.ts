import MiniSearch, {
  type AsPlainObject,
  type SearchResult as IndexHit,
  type SearchOptions,
} from 'minisearch';
import { stemmer } from 'stemmer';
import type { Findings, Lexicon, Vocabulary } from '#content-model/schema/search.ts';
import type { SignRecord, Signs } from '#content-model/schema/signs.ts';
import { inSpanish } from '../core/language.ts';
import { createListener, createSignFinder } from './answer.ts';
import { spanishStemOf, stemOf } from './expressions.ts';
import type { Notice, SearchDocument, SearchResult, Suggestion } from './query.ts';
import { wordsOf } from './reading.ts';
import { createSpeller } from './spelling.ts';
import {
  createTerms,
  type IndexedPage,
  indexOptions,
  longestPrecise,
  plainOf,
  type Terms,
} from './terms.ts';

/** The last word may be incomplete. */
const whileTyping: SearchOptions = {
  prefix: (term, position, terms) => term.length > longestPrecise || position === terms.length - 1,
};

/** The fields that say what a page is about. */
const nameFields = ['title', 'keywords', 'summary'];

/** Multiplies the score of a page whose title has all words of the query. */
const titledBoost = 10;
/** Multiplies the score of a page if one of its names means the query, and once more if a name is the query. */
const namedBoost = 100;

/** Pages. */
const mostResults = 20;
const mostSuggestions = 6;

type Hit = IndexHit & SearchDocument;

export type Engine = ReturnType<typeof createEngine>;

/** Loads an index from the build. Queries must be normalized. */
export function createEngine(
  index: AsPlainObject,
  { vocabulary, signs, findings }: { vocabulary: Vocabulary; signs: Signs; findings: Findings },
) {
  const terms = createTerms(vocabulary);
  const pages = MiniSearch.loadJS<IndexedPage>(index, indexOptions(terms));
  const knownTerms = new Set(index.index.map(([term]) => term));
  const isKnown = (term: string) => knownTerms.has(term);
  const whole = index.index.flatMap(([term]) => (term.startsWith('=') ? term.slice(1) : []));
  const wordsLike = createSpeller([...whole, ...terms.names]);
  const all = pages.search(MiniSearch.wildcard) as Hit[];
  const isApart = createCounter(all);
  const isWord = (word: string) => isKnown(word) || isKnown(stemmer(word));
  const scoresOf = createSignFinder(signs, terms);
  const hear = (lexicon: Lexicon, table: Signs, stem: (word: string) => string) => ({
    words: wordsOf(lexicon),
    listen: createListener(lexicon, table, { stem, isWord }, scoresOf),
  });
  const english = hear(findings, signs, stemOf);
  const spanish = findings.es && hear(findings.es, inSpanish(signs), spanishStemOf);
  const titles = new Map(all.map(({ path, title }) => [path, terms.distinctTerms(title)]));
  const named = new Map(
    all.map(({ path, names = [] }) => [
      path,
      new Set(names.flatMap((name) => keysOf(name, terms.distinctTerms(name)))),
    ]),
  );

  /** A word that is known isn't treated as a misspelling. From seven letters, two may be wrong. */
  const fuzzy = (term: string) => term.length > longestPrecise && !isKnown(term) && 0.22;

  /**
   * Returns the terms of a query, and the pages that match, best first. A page is left out if the weight of its matching
   * terms is less than half of the best page's. For a query of one word, every match is kept.
   */
  function find(query: string, options?: SearchOptions) {
    const asked = terms.termsOfQuery(query, isKnown, wordsLike, isApart);
    const keys = keysOf(query, asked);
    const boostDocument = (path: string) => {
      const isTitled = asked.every((term) => titles.get(path)?.includes(term));
      const names = keys.filter((key) => named.get(path)?.has(key)).length;
      return namedBoost ** names * (isTitled ? titledBoost : 1);
    };
    const how = { fuzzy, boostDocument, ...options };
    const hits = pages.search(asked.join(' '), how) as Hit[];
    const weightOf = weigh(hits, asked);
    const most = Math.max(...hits.map(weightOf));
    return { asked, found: hits.filter((hit) => weightOf(hit) >= most / 2) };
  }

  return {
    /** Returns the matching pages, best first. The best has the section that matches best. */
    search(query: string): SearchResult[] {
      const [best, ...others] = find(query).found.slice(0, mostResults);
      if (!best) return [];
      return [{ ...describe(best), section: bestSection(best, terms) }, ...others.map(describe)];
    },
    /** Returns what to show of signs, in the language of the query: a line, a list, a link, or nothing. */
    listen(query: string): Notice<SignRecord> | undefined {
      const words = plainOf(query).match(/\p{L}+/gu) ?? [];
      const isEnglish = (word: string) => english.words.has(word) || isWord(word);
      const known = words.filter((word) => spanish?.words.has(word));
      if (!spanish || known.length <= words.filter(isEnglish).length) return english.listen(query);
      const notice = spanish.listen(query);
      return notice && { ...notice, language: 'es' };
    },
    /** Returns at most six pages for an incomplete query. */
    suggest(query: string): Suggestion[] {
      return find(query, whileTyping).found.slice(0, mostSuggestions).map(suggestion);
    },
    recognize: (words: string) =>
      recognize(words, (word) => terms.distinctTerms(word).some(isKnown), find),
    /**
     * Returns the pages of a folder that an incomplete query leaves: those whose names match or, if there are none, whose
     * texts do. Words that say nothing leave all pages.
     */
    list(query: string, folder: string): Suggestion[] {
      const filter = (hit: object) => (hit as Hit).path.startsWith(`/${folder}/`);
      const { asked, found } = find(query, { ...whileTyping, filter, fields: nameFields });
      if (asked.length === 0) return all.filter(filter).map(suggestion);
      const left = found.length > 0 ? found : find(query, { ...whileTyping, filter }).found;
      return left.map(suggestion);
    },
  };
}

/** Returns a function that tells how many more pages have two words apart than together. */
function createCounter(pages: readonly SearchDocument[]) {
  const counted = new Map<string, number>();
  const countOf = (form: RegExp) =>
    pages.filter(({ passages }) => passages.some(({ text }) => form.test(text))).length;
  return (one: string, other: string): number => {
    const plain = `${one} ${other}`.replace(/s$/, '');
    const more =
      counted.get(plain) ??
      countOf(RegExp(`\\b${plain.replace(' ', '[ -]')}`, 'i')) -
        countOf(RegExp(`\\b${plain.replace(' ', '')}`, 'i'));
    counted.set(plain, more);
    return more;
  };
}

/** Returns a name, and what it means, to compare it with others. */
function keysOf(name: string, terms: readonly string[]): string[] {
  return [name.toLowerCase(), terms.toSorted().join(' ')];
}

/**
 * Returns the three best pages for the words of a missing address, by their names, and without guessing a word. Where most
 * words are unknown, there are none.
 */
function recognize(
  address: string,
  isKnown: (word: string) => boolean,
  find: (query: string, options?: SearchOptions) => { found: Hit[] },
): Suggestion[] {
  const words = address.split(' ');
  const known = words.filter(isKnown);
  if (known.length * 2 < words.length) return [];
  const exact = { fuzzy: false, prefix: false, fields: nameFields };
  const named = find(known.join(' '), exact).found.map(({ path }) => path);
  const hits = find(address).found.filter(({ path }) => named.includes(path));
  return hits.slice(0, 3).map(suggestion);
}

/** Returns a function that weighs what a hit matches of a query's terms. Terms that fewer hits contain weigh more. */
function weigh(hits: readonly IndexHit[], terms: readonly string[]) {
  const weights = terms.map((term) => {
    const holders = hits.filter(({ queryTerms }) => queryTerms.includes(term));
    return { term, weight: Math.log(1 + hits.length / holders.length) };
  });
  return ({ queryTerms }: IndexHit): number =>
    weights.reduce((sum, { term, weight }) => sum + (queryTerms.includes(term) ? weight : 0), 0);
}

function suggestion({ path, title, language, kind }: SearchDocument): Suggestion {
  return { path, title, kind, ...(language && { language }) };
}

function describe(page: SearchDocument): SearchResult {
  return { ...suggestion(page), summary: page.summary };
}

/** Returns the section with the most of a hit's terms, unless the page's beginning has as many. */
function bestSection({ path, passages, terms }: Hit, { distinctTerms }: Terms) {
  const counts = passages.map(({ heading, text }) => {
    const own = distinctTerms(`${heading} ${text}`);
    return terms.filter((term) => own.includes(term)).length;
  });
  const { heading, anchor } = passages[counts.indexOf(Math.max(...counts))] ?? {};
  return heading && anchor ? { heading, path: `${path}#${anchor}` } : undefined;
}
