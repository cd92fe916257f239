import type { Audience } from '#content-model/schema/shared.ts';
import type { SignRecord } from '#content-model/schema/signs.ts';
import { closedRules, levels } from '../core/urgency.ts';

export type SignList<Sign extends ListedSign> = ReturnType<typeof listsByLevel<Sign>>[number];

type ListedSign = Pick<SignRecord, 'level' | 'closed'>;

/**
 * Returns the signs by level, the most urgent first, and in parts by what to do while the practice is closed, for which
 * only signs of the level `today` have a rule. No list and no part is empty.
 */
export function listsByLevel<Sign extends ListedSign>(signs: readonly Sign[]) {
  const lists = levels.map((level) => {
    const own = signs.filter((sign) => sign.level === level);
    const parts = [undefined, ...closedRules].map((closed) => {
      return { closed, signs: own.filter((sign) => sign.closed === closed) };
    });
    return { level, parts: parts.filter((part) => part.signs.length > 0) };
  });
  return lists.filter(({ parts }) => parts.length > 0);
}

/** Returns the sentence of a sign, for an adult or for a parent. */
export function signSentence({ adults, children }: SignRecord, audience?: Audience): string {
  return (audience === 'parents' && children) || adults;
}

/** Returns all signs of the table's groups, of a list's parts, or of a row's, which have ids in place of signs. */
export function signsIn<Sign>(parts: readonly { signs: readonly Sign[] }[]): Sign[] {
  return parts.flatMap(({ signs }) => signs);
}
