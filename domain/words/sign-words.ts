import type { EmergenciesRecord } from '#content-model/schema/practice.ts';
import type { SignRecord } from '#content-model/schema/signs.ts';
import type { SiteLanguage } from '../core/language.ts';
import {
  emergencyWords,
  eyeTroubleWords,
  getHelpHeading,
  type Level,
  type ProblemLevel,
  problemWords,
} from '../core/urgency.ts';
import { forCount } from '../practice/locations.ts';

const en = {
  ...emergencyWords,
  /**
   * The action of each level, understandable without its color. Its signs follow as sentences. Signs of the level
   * `call` begin with whom to call.
   */
  headings: {
    now: 'Call 911 or go to the nearest emergency room:',
    call: 'Call now, day or night:',
    today: 'Call us today:',
    soon: 'Book a visit soon:',
  } as Record<Level, string>,
  /** Opens the sentence that a row’s `tellThem` ends. */
  tell: 'When you call, tell them',
  getHelp: getHelpHeading,
  allSigns: eyeTroubleWords.allSigns,
  trouble: 'Trouble with an eye?',
  others: (count: number) => `or one of ${count} other answers.`,
};

/** The interface’s words about signs, by language. The Spanish ones address the reader as “usted”. */
export const signWords: Record<SiteLanguage, typeof en> = {
  en,
  es: {
    question: '¿Qué pasó?',
    which: '¿Cuál de estas cosas es?',
    choose: 'Elija',
    notQuite: '¿No es exactamente esto?',
    interpreters: 'El 911 y el centro de envenenamiento tienen intérpretes a toda hora.',
    call911: 'Llame al 911',
    headings: {
      now: 'Llame al 911 o vaya a la sala de emergencias más cercana:',
      call: 'Llame ahora, de día o de noche:',
      today: 'Llámenos hoy:',
      soon: 'Pida una cita pronto:',
    },
    tell: 'Cuando llame, dígales',
    getHelp: 'Cuándo pedir ayuda',
    allSigns: 'Todos los casos',
    trouble: '¿Tiene un problema en un ojo?',
    others: (count) => (count === 1 ? 'u otra respuesta.' : `o una de otras ${count} respuestas.`),
  },
};

type TopSign = Pick<SignRecord, 'level' | 'short' | 'subject'>;

/** The longest red line with two signs, in characters: one line of a phone, or two. */
const longest = 40;

/**
 * Returns the red line at the top of an eye problem’s page: its first sign of the level `now`, and the second if both
 * are short, as a question, and what to do. A page without such a sign has those of the level `call`.
 */
export function redLine(signs: readonly TopSign[]) {
  const level = signs.some((sign) => sign.level === 'now') ? 'now' : 'call';
  const [first = '', second = ''] = signs
    .filter((sign) => sign.level === level)
    .map(({ short = '' }) => short);
  const both = `${first}, or ${second.charAt(0).toLowerCase()}${second.slice(1)}`;
  const { call911, headings } = signWords.en;
  return {
    level,
    question: `${second && both.length <= longest ? both : first}?`,
    order: level === 'now' ? call911 : headings.call.replace(':', ''),
  } as const;
}

/** Returns how soon the problem needs help if none of its more urgent signs is there, with whom or what it is about. */
export function levelLine(level: ProblemLevel, signs: readonly TopSign[]): string {
  const line = problemWords.lines[level];
  if (level !== 'today') return line;
  const { subject = '' } = signs.find((sign) => sign.level === 'today') ?? {};
  return `${subject.charAt(0).toUpperCase()}${subject.slice(1).replace(/,$/, '')}? ${line}`;
}

type AfterHours = EmergenciesRecord['afterHours'];

/**
 * Returns what to do while the practice is closed, in one or two sentences.
 * @param offices how many locations are open: none of them may be, before anyone goes elsewhere
 * @param signs signs of the level `today` that share a rule. Without any, the rule is an emergency room
 */
export function whenClosed(
  { phone, minutes }: AfterHours,
  offices: number,
  language: SiteLanguage = 'en',
  signs: readonly Pick<SignRecord, 'closed' | 'subject'>[] = [],
): string {
  const { closed, each, morning, orWorse, line, room, nobody, noAnswer } = closedWords[language];
  const whenever = forCount(offices, closed);
  const [{ closed: rule, subject } = {}] = signs;
  if (rule === 'morning') {
    const wait = `${whenever}, ${signs.length > 1 ? each : subject} ${morning}`;
    return `${wait} ${orWorse}, ${phone ? `${line}: ${phone}` : room}.`;
  }
  if (!phone) return `${whenever} ${forCount(offices, noAnswer)}, ${room}.`;
  return `${whenever}, ${line}: ${phone}. ${nobody(minutes)}, ${room}.`;
}

/** Lists of forms are for the count of offices. */
const closedEnglish = {
  closed: ['If we’re closed', 'If both offices are closed', 'If all offices are closed'],
  each: 'each of these',
  morning: 'can wait until tomorrow.',
  orWorse: 'If it gets worse, or we’re closed then, too',
  line: 'call our after-hours line',
  room: 'go to an emergency room',
  nobody: (minutes: number) => `If nobody answers within ${minutes} minutes`,
  noAnswer: ['or don’t answer'],
};

const closedWords: Record<SiteLanguage, typeof closedEnglish> = {
  en: closedEnglish,
  es: {
    closed: [
      'Si estamos cerrados',
      'Si los dos consultorios están cerrados',
      'Si todos los consultorios están cerrados',
    ],
    each: 'cada uno de estos casos',
    morning: 'puede esperar hasta mañana.',
    orWorse: 'Si empeora, o si mañana tampoco abrimos',
    line: 'llame a nuestra línea fuera de horario',
    room: 'vaya a una sala de emergencias',
    nobody: (minutes) => `Si nadie contesta en ${minutes} minutos`,
    noAnswer: ['o no contestamos', 'o no contestan'],
  },
};
