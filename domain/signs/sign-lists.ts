import type { EmergenciesRecord } from '#content-model/schema/practice.ts';
import type { Audience } from '#content-model/schema/shared.ts';
import type { RowRecord, SignRecord } from '#content-model/schema/signs.ts';
import type { SiteLanguage } from '../language.ts';
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

type AfterHours = EmergenciesRecord['afterHours'];

/**
 * Returns what to do about a sign of the level `today` while the practice is closed, in one or two sentences.
 * @param offices how many locations are open: none of them may be, before anyone goes elsewhere
 */
export function whenClosed(
  afterHours: AfterHours,
  rule: ClosedRule = 'emergency-room',
  offices = 1,
  language: SiteLanguage = 'en',
): string {
  return closedTexts[language](afterHours, rule, offices);
}

type ClosedText = (afterHours: AfterHours, rule: ClosedRule, offices: number) => string;

const closedTexts: Record<SiteLanguage, ClosedText> = {
  en({ phone, minutes }, rule, offices) {
    const closed = offices === 1 ? 'Closed' : `${offices === 2 ? 'Both' : 'All'} offices closed`;
    const line = phone && `Call our after-hours line: ${phone}.`;
    if (rule === 'morning')
      return `${closed}? It can wait one day. Longer or worse? ${line || 'Emergency room.'}`;
    return line
      ? `${closed}? ${line} If nobody answers within ${minutes} minutes, go to an emergency room.`
      : `${closed} or no answer? Go to an emergency room.`;
  },
  es({ phone, minutes }, rule, offices) {
    const which = offices === 2 ? 'Los dos' : 'Todos los';
    const closed = offices === 1 ? 'Cerrado' : `${which} consultorios cerrados`;
    const line = phone && `Llame a nuestra línea fuera de horario: ${phone}.`;
    if (rule === 'morning')
      return `¿${closed}? Puede esperar un día. ¿Más de un día, o peor? ${line || 'Vaya a una sala de emergencias.'}`;
    return line
      ? `¿${closed}? ${line} Si nadie contesta en ${minutes} minutos, vaya a una sala de emergencias.`
      : `¿${closed} o nadie contesta? Vaya a una sala de emergencias.`;
  },
};
