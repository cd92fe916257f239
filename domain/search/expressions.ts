import { stemmer } from 'stemmer';

/** A word of a query. */
export interface Word {
  /** The keys by which an expression finds it: its stem, and itself after “=”. */
  keys: readonly string[];
  sentence: number;
  /** Ends at every mark but a comma, and before words such as “but”. */
  statement: number;
  /** Ends at every mark. A clause also ends before words such as “but”. */
  phrase: number;
  clause: number;
  /** True if it says nothing: “the”, “my”. */
  isStopWord: boolean;
  /** True if it joins what is denied: “or”. */
  isConnector: boolean;
}

/** Words that follow each other: of each, one key is enough. */
type Part = readonly ReadonlySet<string>[];

interface Expression {
  finding: string;
  /** A query has to have all of them, near each other. */
  parts: readonly Part[];
  /** True if it counts only beside a word of the eye, of sight, or for a person. */
  isAmbiguous: boolean;
  /** True if its words must be adjacent. */
  isTight: boolean;
}

/** An expression that a query has, and where. */
export type Mention = Expression & { places: readonly number[] };

/** Words between two parts of an expression, at most. */
const nearby = 8;
/** Letters of the longest words that change their meaning with their ending: “saw” isn’t “sawing”. */
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
  stem: (word: string) => string,
  isTight: boolean,
): Expression[] {
  const keysOf = (text: string) => {
    const [, from, to] = /^(\d+)-(\d+)$/.exec(text) ?? [];
    if (from && to)
      return Array.from({ length: Number(to) - Number(from) + 1 }, (_, more) => `=${+from + more}`);
    const words = text.split('/').flatMap((word) => classes[word]?.split(' ') ?? word);
    return words.map((word) => (word.endsWith('!') ? `=${word.slice(0, -1)}` : stem(word)));
  };
  return expressions.split(', ').map((text) => {
    const parts = text.replace(/\?$/, '').split(' & ');
    return {
      finding,
      parts: parts.map((part) => part.split(' ').map((word) => new Set(keysOf(word)))),
      isAmbiguous: text.endsWith('?'),
      isTight,
    };
  });
}

/** Returns a function that finds all that words have of these expressions. */
export function createFinder(expressions: readonly Expression[]) {
  const beginnings = expressions.flatMap((expression) =>
    [...(expression.parts[0]?.[0] ?? [])].map((key) => ({ key, expression })),
  );
  const byKey = Map.groupBy(beginnings, ({ key }) => key);
  return (words: readonly Word[]): Mention[] =>
    words.flatMap(({ keys }, start) =>
      keys
        .flatMap((key) => byKey.get(key) ?? [])
        .flatMap(({ expression }) => {
          const places = matchAt(expression, words, start);
          return places ? [{ ...expression, places }] : [];
        }),
    );
}

/** Returns the places of an expression that begins at a word, or nothing. */
function matchAt(
  { parts: [first = [], ...others], isTight }: Expression,
  words: readonly Word[],
  start: number,
): number[] | undefined {
  const places = follow(first, words, start, isTight);
  for (const part of others) {
    const near = places && nearest(part, words, start);
    if (!near) return undefined;
    places.push(...near);
  }
  return places;
}

/** Finds words that follow each other, with little words and one other word between two of them. */
function follow(part: Part, words: readonly Word[], start: number, isTight = false) {
  const places: number[] = [];
  let skipped = 0;
  for (let at = start; words[at]?.phrase === words[start]?.phrase; at++) {
    const { keys, isStopWord } = words[at] as Word;
    if (keys.some((key) => part[places.length]?.has(key))) {
      if (places.push(at) === part.length) return places;
      skipped = 0;
    } else if (at === start || isTight || (!isStopWord && ++skipped > 1)) return undefined;
  }
  return undefined;
}

function nearest(part: Part, words: readonly Word[], first: number) {
  for (let away = 1; away <= nearby; away++) {
    for (const start of [first + away, first - away]) {
      if (words[start]?.sentence !== words[first]?.sentence) continue;
      const places = follow(part, words, start);
      if (places) return places;
    }
  }
  return undefined;
}
