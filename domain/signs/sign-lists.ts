import type { Readers, SignRecord } from '../schema/signs.ts';
import { type Level, levels } from '../words/urgency.ts';

/** The signs of one level. */
export interface SignList {
  level: Level;
  signs: readonly SignRecord[];
}

/** Returns the signs by level, the most urgent first, without empty levels. */
export function listsByLevel(signs: readonly SignRecord[]): SignList[] {
  return levels
    .map((level) => ({ level, signs: signs.filter((sign) => sign.level === level) }))
    .filter((list) => list.signs.length > 0);
}

/** Returns the sentence of a sign, and what to do until help arrives. */
export function signText(sign: SignRecord, readers?: Readers): string {
  return [signSentence(sign, readers), sign.action].filter(Boolean).join(' ');
}

/** Returns the sentence of a sign, for an adult or for a parent. */
export function signSentence({ adults, children }: SignRecord, readers?: Readers): string {
  return (readers === 'parents' && children) || adults;
}
