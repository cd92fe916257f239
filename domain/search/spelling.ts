/** Words of up to this length have too many neighbors to be treated as misspelled. */
export const longestExact = 5;
/** The letters that only one of a word and its misspelling has: a replaced letter counts as two. */
const mostUnshared = 2;
/** Unshared letters of two spellings of a sound, which have to be closer: “laughter” isn’t “lighter”. */
const mostUnsharedSounds = 1;
/** The shortest word that is looked for inside another. */
export const leastPart = 3;

/**
 * Returns a function that finds the words, of those that are known, that a word misspells: those of the same sound or, for
 * a longer word, the nearest ones by its letters, or by its sound.
 */
export function createSpeller(known: Iterable<string>) {
  const words = [...new Set(known)].filter(({ length }) => length > leastPart);
  const heard = new Map(words.map((word) => [word, soundOf(word)]));
  const soundIn = (word: string) => heard.get(word) ?? soundOf(word);
  const bySound = Map.groupBy(words, soundIn);
  const long = words.filter(({ length }) => length > longestExact);
  const finders = [
    createFormFinder(long, lettersOf, mostUnshared),
    createFormFinder(long, soundIn, mostUnsharedSounds),
  ];

  return function wordsLike(text: string): string[] {
    const same = bySound.get(soundIn(text)) ?? [];
    if (text.length <= longestExact) return same;
    return finders.reduce<string[]>((found, find) => (found.length > 0 ? found : find(text)), same);
  };
}

function createFormFinder(
  words: readonly string[],
  formOf: (word: string) => string,
  most: number,
) {
  const spellings = Map.groupBy(words, (word) => skeleton(formOf(word)));
  return (text: string): string[] => {
    const form = formOf(text);
    const like = (spellings.get(skeleton(form)) ?? []).map((word) => ({
      word,
      unshared: unsharedLetters(formOf(word), form) + unsharedLetters(form, formOf(word)),
    }));
    const least = Math.min(most, ...like.map(({ unshared }) => unshared));
    return like.filter(({ unshared }) => unshared === least).map(({ word }) => word);
  };
}

/** Returns how many letters of a word another one hasn’t. */
function unsharedLetters(word: string, other: string): number {
  return [...other].reduce((rest, letter) => rest.replace(letter, ''), word).length;
}

/** Returns what a misspelled word keeps: its first letter, and its other consonants in a row, each once. */
function skeleton(word: string): string {
  const consonants = word.slice(1).replace(/[aeiouyhw]/g, '');
  return word.slice(0, 1) + consonants.replace(/(.)\1+/g, '$1');
}

function lettersOf(word: string): string {
  return word.replaceAll('ph', 'f');
}

/** Spellings of one sound, each with the spelling that replaces it. */
const sounds = [
  [/(?:ss?i|ti|ci|ce|[sz]h)[aeiou]n/g, 'ʃn'],
  [/(?:ssu|she)re?/g, 'ʃr'],
  [/^[gkp](?=n)|^p(?=[st])|^w(?=r)/, ''],
  [/ph/g, 'f'],
  [/gh(?=t)|(?<=c)t(?=s$)|t(?=ch)/g, ''],
  [/d?g(?=[eiy])/g, 'j'],
  [/x|gz/g, 'ks'],
  [/c(?=[eiy])|z(?!z)/g, 's'],
  [/qu/g, 'kw'],
  [/(?<=^s?)ch|(?<=a)ch(?=e)|ck|q|c(?!h)/g, 'k'],
  [/a[iy]/g, 'a'],
  [/e?y/g, 'i'],
  [/au|aw/g, 'o'],
  [/(?<=[aeiou][^aeiou]+)(?:[aeiou]l|le)$/, 'l'],
  [/(?<=[aeiou][^aeiou])e$/, ''],
  [/(.)\1+/g, '$1'],
] as const;

/** Returns how a word sounds: “dilashun” and “dilation” are the same. */
function soundOf(word: string): string {
  return sounds.reduce((text, [spelling, sound]) => text.replace(spelling, sound), word);
}

/** Returns the two words that a word is, if they are written together: “blackeye”. */
export function apart(
  word: string,
  isPart: (part: string) => boolean,
): [string, string] | undefined {
  for (let at = leastPart; at <= word.length - leastPart; at++) {
    const parts: [string, string] = [word.slice(0, at), word.slice(at)];
    if (parts.every(isPart)) return parts;
  }
  return undefined;
}
