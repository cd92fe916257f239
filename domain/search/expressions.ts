import { stemmer } from 'stemmer';

/** A word of a query, and its position. */
export interface Word {
  text: string;
  /** What an expression may have for it: its stem, itself after “=”, and “#” for a number. */
  keys: readonly string[];
  sentence: number;
  /** Ends at every mark. A clause also ends before words such as “but”. */
  phrase: number;
  clause: number;
  /** Whether it says nothing: “the”, “my”. */
  isLittle: boolean;
}

/** A word of an expression: keys, of which one is enough, and numbers between two. */
interface Place {
  keys: ReadonlySet<string>;
  range?: [from: number, to: number] | undefined;
}

export interface Expression {
  finding: string;
  /** Parts that stand near each other, each of words that follow each other. */
  parts: Place[][];
  /** Whether it counts only beside a word of the eye, of sight, or for a person. */
  isAmbiguous: boolean;
  /** Whether nothing may stand between its words. */
  isTight: boolean;
}

/** How far parts of an expression may stand from each other, in words. */
const nearby = 8;
/** Words of up to this length change their meaning with their ending: “saw” isn’t “sawing”. */
const longestWhole = 3;

/** Returns a word without its ending: “droopy” and “drooping” are “droop”, and “suddenly” is “sudden”. */
export function stemOf(word: string): string {
  const singular = word.length === longestWhole + 1 ? word.replace(/s$/, '') : word;
  if (singular.length <= longestWhole) return singular;
  const root = singular.length > 5 ? singular.replace(/(?:(?<=[delnrstv])ly|ier)$/, '') : singular;
  return stemmer(root)
    .replace(/i$/, '')
    .replace(/(.)\1$/, '$1');
}

/** Returns a Spanish word without its endings of number and gender: “rojas” is “roj”. */
export function spanishStemOf(word: string): string {
  const singular = word.length > longestWhole ? word.replace(/(?<=[aeo])s$/, '') : word;
  return singular.length > longestWhole ? singular.replace(/[aeo]$/, '') : singular;
}

/** Compiles what visitors say, such as `red EYE, EYE & red`, for a finding. */
export function compile(
  finding: string,
  expressions: string,
  classes: Readonly<Record<string, string>>,
  stem: typeof stemOf,
  isTight = false,
): Expression[] {
  const placeOf = (text: string): Place => {
    const [, from, to] = /^(\d+)-(\d+)$/.exec(text) ?? [];
    const words = text.split('/').flatMap((word) => classes[word]?.split(' ') ?? word);
    const keys = words.map((word) => (word.endsWith('!') ? `=${word.slice(0, -1)}` : stem(word)));
    return from && to
      ? { keys: new Set(['#']), range: [Number(from), Number(to)] }
      : { keys: new Set(keys) };
  };
  return expressions.split(', ').map((text) => {
    const isAmbiguous = text.endsWith('?');
    const plain = isAmbiguous ? text.slice(0, -1) : text;
    const parts = plain.split(' & ').map((part) => part.split(' ').map(placeOf));
    return { finding, parts, isAmbiguous, isTight };
  });
}

/** Returns the places of an expression that begins at a word, or nothing. */
export function matchAt(
  { parts: [first = [], ...others], isTight }: Expression,
  words: readonly Word[],
  start: number,
): number[] | undefined {
  const places = follow(first, words, start, isTight);
  for (const part of others) {
    const near = places && nearest(part, words, places);
    if (!near) return undefined;
    places.push(...near);
  }
  return places;
}

/** Finds words that follow each other, with little words and one other word between two of them. */
function follow(part: readonly Place[], words: readonly Word[], start: number, isTight = false) {
  const places: number[] = [];
  let [at, skipped] = [start, 0];
  for (let word = words[at]; word && places.length < part.length; word = words[++at]) {
    if (word.phrase !== words[start]?.phrase) return undefined;
    const place = part[places.length];
    if (place && isAt(place, word)) {
      places.push(at);
      skipped = 0;
    } else if (at === start || isTight || (!word.isLittle && ++skipped > 1)) return undefined;
  }
  return places.length === part.length ? places : undefined;
}

function nearest(part: readonly Place[], words: readonly Word[], taken: readonly number[]) {
  const [first = 0] = taken;
  for (let away = 1; away <= nearby; away++) {
    for (const start of [first + away, first - away]) {
      if (words[start]?.sentence !== words[first]?.sentence) continue;
      const places = follow(part, words, start);
      if (places && !places.some((place) => taken.includes(place))) return places;
    }
  }
  return undefined;
}

function isAt({ keys, range: [from, to] = [0, Infinity] }: Place, word: Word): boolean {
  if (!word.keys.some((key) => keys.has(key))) return false;
  return !keys.has('#') || (Number(word.text) >= from && Number(word.text) <= to);
}
