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
  const [own, others] = [wordsOf(lexicon), wordsOf(english)];
  return (query: string): boolean => {
    const words = plainOf(query).match(/\p{L}+/gu) ?? [];
    const isEnglish = (word: string) => others.has(word) || isWord(word);
    return words.filter((word) => own.has(word)).length > words.filter(isEnglish).length;
  };
}

/** Returns every word of a lexicon as it is written, but not the names of its words and findings. */
export function wordsOf({ words, findings, cues, same, little, breaks }: Lexicon): Set<string> {
  const texts = [words, findings, cues, same].flatMap((part) => Object.values(part));
  return new Set([...texts, little, breaks].join(' ').match(/[a-z]+/g));
}
