import { stateNames } from '../../../domain/words/states.ts';
import type { Deployment } from '../deployment.ts';
import { stateOf } from './states.ts';

/** A line that speaks of a state: where, from 1, of which, and the words around its name. */
interface ForeignLine {
  file: string;
  line: number;
  state: string;
  words: string;
}

/** What a state calls its own, without its name: its code of rules, its agencies. */
const ownNames = {
  'N.J.A.C.': 'NJ',
  'N.J.S.A.': 'NJ',
  'NJ FamilyCare': 'NJ',
  'Motor Vehicle Commission': 'NJ',
};

const codes = new Map([
  ...Object.entries(stateNames).map(([code, name]) => [name.replace(/^the /, ''), code] as const),
  ...Object.entries(ownNames),
]);

// In a line the first match counts, so West Virginia isn't taken for Virginia.
const alternatives = [...codes.keys()].map((name) => name.replaceAll('.', '\\.')).join('|');
const pattern = new RegExp(`(?<![\\w/])(?:${alternatives})(?!\\w)`, 'g');

const charactersBefore = 24;
const charactersAfter = 56;

/**
 * Finds the lines of texts that speak of a state in which the practice has no location. What they say may
 * be its law, and is wrong elsewhere; a neighbor's name may be meant, too.
 * @param words texts by their files
 */
export function findForeignLaw(
  locations: Deployment['facts']['locations'],
  words: Deployment['words'],
): ForeignLine[] {
  const own = new Set(locations.map(stateOf));
  return Object.entries(words).flatMap(([file, text]) =>
    text.split('\n').flatMap((content, index) => {
      const foreign = [...content.matchAll(pattern)].find(([name]) => !own.has(codes.get(name)));
      if (!foreign) return [];
      const state = stateNames[codes.get(foreign[0]) ?? ''] ?? foreign[0];
      return [{ file, line: index + 1, state, words: excerpt(content, foreign) }];
    }),
  );
}

/** Whole words around a match. */
function excerpt(line: string, { index, 0: name }: RegExpExecArray): string {
  const from = Math.max(0, index - charactersBefore);
  const until = index + name.length + charactersAfter;
  const cut = line.slice(from, until);
  const start = from > 0 ? cut.replace(/^\S*\s/, '') : cut;
  return (until < line.length ? start.replace(/\s\S*$/, ' …') : start).trim();
}
