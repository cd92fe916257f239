import type { EmergenciesRecord } from '#content-model/schema/practice.ts';
import type { SignRecord } from '#content-model/schema/signs.ts';
import type { SiteLanguage } from '../core/language.ts';

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
  const { closed, each, morning, orWorse, line, room, nobody, noAnswer } = words[language];
  const of = (forms: readonly string[]) => forms[Math.min(offices, forms.length) - 1];
  const whenever = of(closed);
  const [{ closed: rule, subject } = {}] = signs;
  if (rule === 'morning') {
    const wait = `${whenever}, ${signs.length > 1 ? each : subject} ${morning}`;
    return `${wait} ${orWorse}, ${phone ? `${line}: ${phone}` : room}.`;
  }
  if (!phone) return `${whenever} ${of(noAnswer)}, ${room}.`;
  return `${whenever}, ${line}: ${phone}. ${nobody(minutes)}, ${room}.`;
}

/** A list has the form for one office, for two, and so on. The last form is also for more. */
const en = {
  closed: ['If we’re closed', 'If both offices are closed', 'If all offices are closed'],
  each: 'each of these',
  morning: 'can wait until tomorrow.',
  orWorse: 'If it gets worse, or we’re closed then, too',
  line: 'call our after-hours line',
  room: 'go to an emergency room',
  nobody: (minutes: number) => `If nobody answers within ${minutes} minutes`,
  noAnswer: ['or don’t answer'],
};

const words: Record<SiteLanguage, typeof en> = {
  en,
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
