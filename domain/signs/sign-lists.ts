import type { Audience } from '#content-model/schema/shared.ts';
import type { RowRecord, SignRecord } from '#content-model/schema/signs.ts';
import { type ClosedRule, closedRules, type Level, levels, poisonHelp } from '../words/urgency.ts';

type Urgency = Pick<SignRecord, 'level' | 'closed'>;

/** Signs of one level with the same rule for the hours in which the practice is closed. */
export interface SignPart<Sign = SignRecord> {
  /** Only signs of the level `today` have one. */
  closed?: ClosedRule;
  signs: readonly Sign[];
}

/** The signs of one level: one part, or a part for each rule. */
export interface SignList<Sign = SignRecord> {
  level: Level;
  parts: readonly SignPart<Sign>[];
}

/** Returns the signs by level and closed rule, the most urgent first, without empty lists. */
export function listsByLevel<Sign extends Urgency>(signs: readonly Sign[]): SignList<Sign>[] {
  return levels
    .map((level) => ({ level, parts: partsOf(signs.filter((sign) => sign.level === level)) }))
    .filter(({ parts }) => parts.length > 0);
}

function partsOf<Sign extends Urgency>(signs: readonly Sign[]): SignPart<Sign>[] {
  return [undefined, ...closedRules]
    .map((closed) => ({
      ...(closed && { closed }),
      signs: signs.filter((sign) => sign.closed === closed),
    }))
    .filter((part) => part.signs.length > 0);
}

/** Returns the sentence of a sign, and what to do until help arrives. */
export function signText(sign: SignRecord, audience?: Audience): string {
  return [signSentence(sign, audience), sign.action].filter(Boolean).join(' ');
}

/** Returns the sentence of a sign, for an adult or for a parent. */
export function signSentence({ adults, children }: SignRecord, audience?: Audience): string {
  return (audience === 'parents' && children) || adults;
}

/** Returns whether a sign asks the reader to call the poison centers. */
export function asksPoisonHelp({ adults }: Pick<SignRecord, 'adults'>): boolean {
  return adults.includes(poisonHelp.number);
}

/** Returns all signs of the table's groups, of a list's parts, or of a row's, which have ids in place of signs. */
export function signsIn<Sign>(parts: readonly { signs: readonly Sign[] }[]): Sign[] {
  return parts.flatMap(({ signs }) => signs);
}

/** Returns the row that has most of these signs, or nothing if none has any. */
export function rowOf<Row extends Pick<RowRecord, 'parts'>>(
  signs: readonly string[],
  rows: readonly Row[],
): Row | undefined {
  const countIn = ({ parts }: Row) => signsIn(parts).filter((one) => signs.includes(one)).length;
  const [best] = rows.toSorted((one, other) => countIn(other) - countIn(one));
  return best && countIn(best) > 0 ? best : undefined;
}
