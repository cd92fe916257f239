import type { EmergenciesRecord } from '#content-model/schema/practice.ts';
import type { SiteLanguage } from '../language.ts';
import type { ClosedRule } from './urgency.ts';

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
