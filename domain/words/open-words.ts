import { formatDay, formatTime, weekdayOf } from '../core/dates.ts';
import { listed, type SiteLanguage } from '../core/language.ts';
import type { Occasion, OpenState, Schedule } from '../hours/calendar.ts';

const en = {
  names: { exams: 'exams', desk: 'front desk', phone: 'phone' } as Record<Schedule, string>,
  listed,
  open: 'Open now',
  closed: 'Closed now',
  reason: (reason: string) => ` (${reason})`,
  closedFor: (reason: string) => `Closed for ${reason}.`,
  until: (time: string) => `until ${time}`,
  when: ({ date, daysAway }: Occasion, time: string) => {
    if (daysAway === 0) return `at ${time} today`;
    if (daysAway === 1) return `tomorrow at ${time}`;
    // A weekday alone would be understood as one of the next seven days.
    return `${daysAway < 7 ? weekdayOf(date) : formatDay(date)} at ${time}`;
  },
  begin: {
    exams: (when: string) => `Exams begin ${when}.`,
    desk: (when: string) => `The front desk opens ${when}.`,
    phone: (when: string) => `We answer the phone again ${when}.`,
  } as Record<Schedule, (when: string) => string>,
  again: (names: string, when: string) => `${names} again ${when}.`,
  /** When the phone is answered: now until a time, or later. */
  phone: {
    now: (until: string) => `Answered ${until}.`,
    later: (when: string) => `Answered again ${when}.`,
  },
  /** When a message is answered. */
  reply: {
    now: (until: string) => `We answer ${until} today.`,
    later: (when: string) =>
      `We answer ${when.replace(/^(?=[A-Z])/, 'on ').replace(/\bat /, 'after ')}.`,
  },
};

const words: Record<SiteLanguage, typeof en> = {
  en,
  es: {
    names: { exams: 'exámenes', desk: 'recepción', phone: 'teléfono' },
    listed: (names) => listed(names).replace(/,? and /, ' y '),
    open: 'Abierto ahora',
    closed: 'Cerrado ahora',
    // The owner's reasons are in English.
    reason: () => '',
    closedFor: () => 'Hoy está cerrado.',
    until: (time) => `hasta ${hourIn(time)}`,
    when: ({ date, daysAway }, time) => {
      const at = `a ${hourIn(time)}`;
      if (daysAway < 2) return `${daysAway === 0 ? 'hoy' : 'mañana'} ${at}`;
      const [weekday, day] = formatDay(date, 'es').split(', ');
      return `el ${daysAway < 7 ? weekday : `${weekday} ${day}`} ${at}`;
    },
    begin: {
      exams: (when) => `Los exámenes empiezan ${when}.`,
      desk: (when) => `La recepción abre ${when}.`,
      phone: (when) => `Contestamos el teléfono otra vez ${when}.`,
    },
    again: (names, when) => `${names} otra vez ${when}.`,
    phone: {
      now: (until) => `Contestamos ${until}.`,
      later: (when) => `Contestamos otra vez ${when}.`,
    },
    reply: {
      now: (until) => `Contestamos hoy ${until}.`,
      later: (when) => `Contestamos ${when.replace(/\ba (?=las? )/, 'después de ')}.`,
    },
  },
};

/**
 * Returns the line that says what is open, until when, and when the rest is again: `Exams begin at 10 today. We answer the
 * phone again Monday at 9.` The front desk is named where nothing else says when somebody is there.
 */
export function openLine(state: OpenState, language: SiteLanguage = 'en'): string {
  const { names, listed, again, begin, ...own } = words[language];
  const isNamed = ({ schedule }: Occasion) => schedule !== 'desk' || !state.hasPhoneHours;
  const namesOf = (all: readonly Occasion[]) => listed(all.map(({ schedule }) => names[schedule]));
  const open = state.open.some(isNamed) ? state.open.filter(isNamed) : state.open;
  const until = byWords(open, (one) => own.until(shortTime(one)));
  const why = state.reason ? own.reason(state.reason) : '';
  const now = state.isOpen
    ? `${own.open}: ${until.map(([when, all]) => `${namesOf(all)} ${when}`).join(', ')}${why}.`
    : describeClosed(state, language);
  const coming = byWords(state.coming.filter(isNamed), (one) => own.when(one, shortTime(one)));
  const later = coming.map(([when, [first, ...others]]) => {
    if (others.length === 0) return begin[first.schedule](when);
    const all = namesOf([first, ...others]);
    return again(all.charAt(0).toUpperCase() + all.slice(1), when);
  });
  return [now, ...later].filter(Boolean).join(' ');
}

/** Returns when the phone is answered, for below its number: `Answered again Monday at 9.` */
export function phoneLine(state: OpenState, language: SiteLanguage = 'en'): string {
  return whenAnswered(state, language, 'phone');
}

/** Returns when a message is answered, for beside its form: `We answer on Monday after 9.` */
export function replyLine(state: OpenState, language: SiteLanguage = 'en'): string {
  return whenAnswered(state, language, 'reply');
}

/** Returns a sentence on when somebody is at the phone. */
function whenAnswered(state: OpenState, language: SiteLanguage, of: 'phone' | 'reply'): string {
  const { until, when, [of]: sentences } = words[language];
  const isPhone = ({ schedule }: Occasion) => schedule === 'phone' || !state.hasPhoneHours;
  const closing = [...state.open].reverse().find(isPhone);
  if (closing) return sentences.now(until(shortTime(closing)));
  const opening = state.coming.find(isPhone);
  return opening ? sentences.later(when(opening, shortTime(opening))) : '';
}

/** Returns whether a location is open, in two words. */
export function briefLine({ isOpen }: OpenState, language: SiteLanguage = 'en'): string {
  return words[language][isOpen ? 'open' : 'closed'];
}

/** Groups occasions that have the same time in words. Browsers before 2024 have no `Map.groupBy`. */
function byWords(occasions: readonly Occasion[], wordsOf: (one: Occasion) => string) {
  const groups: [string, [Occasion, ...Occasion[]]][] = [];
  for (const one of occasions) {
    const group = groups.find(([when]) => when === wordsOf(one));
    if (group) group[1].push(one);
    else groups.push([wordsOf(one), [one]]);
  }
  return groups;
}

/** Returns what opens the line while everything is closed: nothing, if what follows says enough. */
function describeClosed({ reason, hasHours, coming }: OpenState, language: SiteLanguage): string {
  const own = words[language];
  if (!reason) return coming.length > 0 ? '' : `${own.closed}.`;
  return hasHours ? `${own.closed}${own.reason(reason)}.` : own.closedFor(reason);
}

/** Returns `9` for 9:00 AM, which opens, and `6` for 6:00 PM, which closes. Other halves of the day are named. */
function shortTime({ time, isClosing }: Occasion): string {
  const [clock = '', half] = formatTime(time).replace(':00', '').split(' ');
  return half === (isClosing ? 'PM' : 'AM') ? clock : `${clock} ${half}`;
}

/** Returns a time with its article in Spanish: `las 10`, `la 1 de la tarde`. */
function hourIn(time: string): string {
  const named = time.replace('AM', 'de la mañana').replace('PM', 'de la tarde');
  return `${/^1\b/.test(time) ? 'la' : 'las'} ${named}`;
}
