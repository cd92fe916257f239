import type { Lexicon } from '#content-model/schema/findings.ts';
import { plainOf } from './terms.ts';

/**
 * Returns a function that tells whether a query is in the language of a lexicon rather than in English: whether it has
 * more words of that language.
 * @param isWord whether a word is on an English page
 */
export function createLanguageFinder(
  lexicon: Lexicon,
  english: Lexicon,
  isWord: (word: string) => boolean,
) {
  const own = wordsOf(lexicon);
  const others = wordsOf(english);
  return (query: string): boolean => {
    const words = plainOf(query).match(/\p{L}+/gu) ?? [];
    const count = (is: (word: string) => boolean) => words.filter(is).length;
    return count((word) => own.has(word)) > count((word) => others.has(word) || isWord(word));
  };
}

/** Returns every word of a lexicon as it is written, but not the names of its words and findings. */
function wordsOf({ words, findings, cues, same, little, breaks }: Lexicon): Set<string> {
  const texts = [words, findings, cues, same].flatMap((part) => Object.values(part));
  return new Set([...texts, little, breaks].join(' ').match(/[a-z]+/g));
}
