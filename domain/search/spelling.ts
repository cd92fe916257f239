/** Words of up to this length have too many neighbors to be treated as misspelled. */
export const longestExact = 5;
/** How many letters a word and its misspelling may have that the other hasn’t: one wrong letter is two. */
const mostUnshared = 2;

/** Returns a function that finds the words, of those that are known, that a word misspells: the nearest ones. */
export function createSpeller(known: Iterable<string>) {
  const words = [...new Set(known)].filter(({ length }) => length > longestExact);
  const spellings = Map.groupBy(words, skeleton);

  return function wordsLike(text: string): string[] {
    if (text.length <= longestExact) return [];
    const like = (spellings.get(skeleton(text)) ?? []).map((word) => ({
      word,
      unshared: unsharedLetters(word, text) + unsharedLetters(text, word),
    }));
    const least = Math.min(mostUnshared, ...like.map(({ unshared }) => unshared));
    return like.filter(({ unshared }) => unshared === least).map(({ word }) => word);
  };
}

/** Returns how many letters of a word another one hasn’t. */
function unsharedLetters(word: string, other: string): number {
  return [...spoken(other)].reduce((rest, letter) => rest.replace(letter, ''), spoken(word)).length;
}

/** What a misspelled word keeps: its first letter, and its other consonants in a row, each once. */
function skeleton(word: string): string {
  const consonants = spoken(word)
    .slice(1)
    .replace(/[aeiouyhw]/g, '');
  return word.slice(0, 1) + consonants.replace(/(.)\1+/g, '$1');
}

function spoken(word: string): string {
  return word.replaceAll('ph', 'f');
}
