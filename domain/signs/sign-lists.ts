import type { Readers, SignRecord } from '../schema/signs.ts';
import { type Level, levels } from '../words/urgency.ts';

/** The signs of one level. */
export interface SignList {
  level: Level;
  signs: readonly SignRecord[];
}

/** Signs under their levels, the most urgent first; levels without a sign are left out. */
export function listsByLevel(signs: readonly SignRecord[]): SignList[] {
  return levels
    .map((level) => ({ level, signs: signs.filter((sign) => sign.level === level) }))
    .filter((list) => list.signs.length > 0);
}

/** The sentence of a sign, and what to do until help is there. */
export function signText(sign: SignRecord, readers?: Readers): string {
  return [signSentence(sign, readers), sign.action].filter(Boolean).join(' ');
}

/** The sentence of a sign, to an adult or to a parent. */
export function signSentence({ adults, children }: SignRecord, readers?: Readers): string {
  return (readers === 'parents' && children) || adults;
}
