import type { Cue, Lexicon } from '#content-model/schema/search.ts';
import { findDenied } from './denials.ts';
import { compile, createFinder, type Mention, type Word } from './expressions.ts';
import { apart, createSpeller } from './spelling.ts';
import { plainOf } from './terms.ts';

/** The findings and the kind of a query. */
export interface Reading {
  /** Findings that somebody has, had, or asks about. */
  said: ReadonlySet<string>;
  /** Those of them that are said of now and of somebody: not in “can stress cause a twitch”. */
  present: ReadonlySet<string>;
  /** True if it names the eye or sight and somebody, or says that something is wrong. */
  isAboutEye: boolean;
  /** True if it says that something is wrong, and isn’t about something to learn or to buy. */
  isComplaint: boolean;
  isQuestion: boolean;
}

export interface Language {
  /** Returns a word without its ending. */
  stem: (word: string) => string;
  /** Returns whether a word that no expression has is one, and not misspelled. */
  isWord: (word: string) => boolean;
}

/** Findings that say when: “no sudden pain” denies pain. */
const times = new Set(['sudden', 'recent', 'slowly', 'often']);
/** The share of a short query’s words that must be known, if it is about nobody. */
const leastKnown = 0.3;
/** Words in a short query. */
const longestShort = 4;

/**
 * Returns a function that reads a query in the language of a lexicon. If it is about a pet or a story, or asks for
 * something to buy, to learn, or to book, and says of nobody that anything is wrong, there is nothing to read.
 */
export function createReader(lexicon: Lexicon, language: Language) {
  const cues = new Set<string>(Object.keys(lexicon.cues));
  const compileAll = (lines: Readonly<Record<string, string>>) =>
    Object.entries(lines).flatMap((line) =>
      compile(...line, lexicon.words, language.stem, lines === lexicon.cues),
    );
  const find = createFinder([...compileAll(lexicon.findings), ...compileAll(lexicon.cues)]);
  const wordsIn = createSplitter(lexicon, language);

  function mentionsIn(words: readonly Word[]): Mention[] {
    const found = find(words);
    return found.filter((mention) => !found.some((other) => hides(other, mention)));
  }

  /**
   * A longer expression hides those inside it: “can’t see far” isn’t “can’t see”. Of cues, only “nothing” hides. What is
   * sudden stays so: “suddenly blind”.
   */
  function hides(longer: Mention, shorter: Mention): boolean {
    const isInside = (place: number) => longer.places.includes(place);
    if (longer.finding === shorter.finding || shorter.finding === 'sudden') return false;
    if (longer.finding === 'nothing') return shorter.places.some(isInside);
    if (cues.has(shorter.finding) || cues.has(longer.finding)) return false;
    return longer.places.length > shorter.places.length && shorter.places.every(isInside);
  }

  return function read(query: string): Reading | undefined {
    const words = wordsIn(query);
    const mentions = mentionsIn(words);
    const placesOf = (cue: Cue) =>
      mentions.filter(({ finding }) => finding === cue).flatMap(({ places }) => places);
    const has = (cue: Cue) => mentions.some(({ finding }) => finding === cue);
    const eyes = placesOf('eye');
    const isQuestion = placesOf('question').includes(0);
    const isComplaint = has('person') || (has('complaint') && !isQuestion);
    const own = mentions.filter(({ finding }) => !cues.has(finding));
    const known = new Set([...own.flatMap(({ places }) => places), ...eyes]);
    const telling = [...words.keys()].filter((at) => known.has(at) || !words[at]?.isStopWord);
    const share = telling.filter((at) => known.has(at)).length / telling.length;
    const isUnclear = telling.length <= longestShort && share < leastKnown;
    const isOffTopic =
      !isComplaint && (has('topic') || isUnclear || (isQuestion && eyes.length === 0));
    if (isOffTopic || has('unrelated')) return undefined;
    const deniable = own.flatMap(({ finding, places }) => (times.has(finding) ? [] : [places]));
    const isDenied = findDenied(words, deniable, placesOf);
    const said = own.filter(({ isAmbiguous, places }) => {
      const isClear =
        !isAmbiguous || (isComplaint && !has('topic')) || eyes.some((at) => !places.includes(at));
      return isClear && !isDenied(places);
    });
    const past = new Set(placesOf('past').map((at) => words[at]?.clause));
    const isPresent = ({ places: [first = 0] }: Mention) => !past.has(words[first]?.clause);
    const present = isQuestion && !has('person') ? [] : said.filter(isPresent);
    return {
      said: new Set(said.map(({ finding }) => finding)),
      present: new Set(present.map(({ finding }) => finding)),
      isComplaint: isComplaint && has('complaint') && !has('topic'),
      isAboutEye: eyes.length > 0 && isComplaint && (!has('topic') || has('complaint')),
      isQuestion,
    };
  };
}

/** Returns a function that splits a query into words, each with its sentence, its phrase, and its clause. */
function createSplitter(lexicon: Lexicon, { stem, isWord }: Language) {
  const stopWords = new Set(lexicon.stopWords.split(' '));
  const separators = new Set(lexicon.separators.split(' '));
  const connectors = new Set(lexicon.connectors.split(' '));
  const synonyms = Object.entries(lexicon.synonyms).map(
    ([word, others]) => [word, RegExp(`\\b(?:${others.replaceAll(', ', '|')})\\b`, 'g')] as const,
  );
  const own = wordsOf(lexicon);
  const stems = new Set([...own].map(stem));
  const wordsLike = createSpeller(own);

  const eyes = ['EYE', 'SIGHT'].flatMap((name) => lexicon.words[name]?.split(' ') ?? []);
  const isEye = (text: string) =>
    eyes.includes(text) || eyes.some((eye) => stem(eye) === stem(text));
  const isOwn = (text: string) => stems.has(stem(text));
  /** Returns the words that an unknown one is, if one of them is the eye or sight: “blackeye”. */
  function partsOf(text: string): string[] {
    const parts = isOwn(text) || isWord(text) ? undefined : apart(text, isOwn);
    return parts?.some(isEye) ? parts : [text];
  }

  /** Returns the stem of a word, or of the word that it misspells. */
  function spell(text: string): string {
    const own = stem(text);
    if (isOwn(text) || isWord(text)) return own;
    const meant = new Set(wordsLike(text).map(stem));
    return meant.size === 1 ? ([...meant][0] ?? own) : own;
  }

  return (query: string): Word[] => {
    let plain = plainOf(query);
    for (const [word, others] of synonyms) plain = plain.replace(others, word);
    const words: Word[] = [];
    let [sentence, statement, phrase, clause] = [0, 0, 0, 0];
    // An eyeball has no ball that hit it.
    plain = plain.replace(/\b([a-z]+) (?=([a-z]+))/g, (pair, one, other) =>
      isEye(one) && isEye(one + other) ? one : pair,
    );
    const texts = (plain.match(/[\p{L}\p{N}]+|[.?!;,:()]+/gu) ?? []).flatMap(partsOf);
    for (const text of texts) {
      const isMark = /^[^\p{L}\p{N}]/u.test(text);
      if (/^[.?!;]/.test(text)) sentence++;
      if (isMark ? text !== ',' : separators.has(text)) statement++;
      if (isMark) phrase++;
      if (isMark || separators.has(text)) clause++;
      if (isMark) continue;
      const keys = [spell(text), `=${text}`];
      const [isStopWord, isConnector] = [stopWords.has(text), connectors.has(text)];
      words.push({ keys, sentence, statement, phrase, clause, isStopWord, isConnector });
    }
    return words;
  };
}

/** Returns every word of a lexicon as it is written, but not the names of its words and findings. */
export function wordsOf({
  words,
  findings,
  cues,
  synonyms,
  stopWords,
  separators,
}: Lexicon): Set<string> {
  const texts = [words, findings, cues, synonyms].flatMap((part) => Object.values(part));
  return new Set([...texts, stopWords, separators].join(' ').match(/[a-z]+/g));
}
