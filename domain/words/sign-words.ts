import type { SiteLanguage } from '../core/language.ts';
import { emergencyWords, eyeTroubleWords, getHelpHeading, type Level } from '../core/urgency.ts';

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
