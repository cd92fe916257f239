import { applyConditionalBlocks } from '../../../domain/read/conditional-blocks.ts';
import { stateNames } from '../../../domain/words/states.ts';
import type { Deployment } from '../deployment.ts';
import { stateOf } from './states.ts';

/** A line that names a state. */
export interface ForeignLine {
  file: string;
  /** The line number, from 1. */
  line: number;
  state: string;
  /** The text around the state's name. */
  words: string;
  /** Whether the site shows it. It leaves out passages whose condition names another state. */
  isShown: boolean;
}

/** Codes and agencies of a state that don't contain its name. */
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

// The regular expression finds the leftmost match, so West Virginia doesn't match as Virginia.
const alternatives = [...codes.keys()].map((name) => name.replaceAll('.', '\\.')).join('|');
const pattern = new RegExp(`(?<![\\w/])(?:${alternatives})(?!\\w)`, 'g');

const charactersBefore = 24;
const charactersAfter = 56;

/**
 * Finds lines that name a state in which the practice has no location. They may describe that state's law, which
 * doesn't apply to the practice, or may only mention a neighboring state.
 */
export function findForeignLaw({ facts, words }: Deployment): ForeignLine[] {
  const own = new Set(facts.locations.map(stateOf));
  const [state = ''] = own;
  return Object.entries(words).flatMap(([file, text]) => {
    const shown = new Set(applyConditionalBlocks(file, text, { state }).split('\n'));
    return text.split('\n').flatMap((content, index) => {
      const foreign = [...content.matchAll(pattern)].find(([name]) => !own.has(codes.get(name)));
      if (!foreign) return [];
      const [name] = foreign;
      return [
        {
          file,
          line: index + 1,
          state: stateNames[codes.get(name) ?? ''] ?? name,
          words: excerpt(content, foreign),
          isShown: shown.has(content),
        },
      ];
    });
  });
}

/** Returns the whole words around a match. */
function excerpt(line: string, { index, 0: name }: RegExpExecArray): string {
  const from = Math.max(0, index - charactersBefore);
  const until = index + name.length + charactersAfter;
  const cut = line.slice(from, until);
  const start = from > 0 ? cut.replace(/^\S*\s/, '') : cut;
  return (until < line.length ? start.replace(/\s\S*$/, ' …') : start).trim();
}
