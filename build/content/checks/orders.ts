import type { ContentProblem } from '../../../content-model/parse/content-error.ts';
import { mapTexts } from '../../../content-model/parse/entry-text.ts';
import { entriesOf } from '../../../content-model/parse/parse-entry.ts';
import type { SignRecord } from '../../../content-model/schema/signs.ts';
import { signsIn } from '../../../domain/signs/sign-lists.ts';
import type { Content } from '../content.ts';

/** Orders of an emergency, whom to call or where to go, in English and in Spanish. */
const emergencyOrders = [
  /(?<!\d)9-?1-?1(?!\d)|1-800-222-1222/,
  /\bemergency (?:rooms?|departments?)\b|\bpoison (?:help|control|centers?|hotlines?)\b/i,
  /\bE[RD]\b/,
  /(?<!\p{L})(?:salas?|servicios?) de (?:emergencias?|urgencias?)(?!\p{L})/iu,
  /(?<!\p{L})(?:a urgencias|centro de (?:envenenamiento|intoxicaciones))(?!\p{L})/iu,
];

/** Orders to call, to go, to come soon, or not to wait. The Spanish ones need `\p{L}`: `\b` doesn’t know accents. */
const otherOrders = [
  /\b(?:call|phone|contact)\s+(?:us|someone|an ambulance|for help|first|afterward|(?:right )?now|right away|at (?:once|any hour)|immediately|today|tonight|\(?\d)/i,
  /\b(?:call|phone|contact)\s+(?:your|the|that|an?|our|his|her|their|whoever)\b[^.?!]{0,30}\b(?:doctor|surgeon|pediatrician|specialist|office|pharmacist|number|line)\b/i,
  /\b(?:go|drive|hurry|head|take)\b[^.?!]{0,24}\bto (?:(?:an?|the)(?: nearest)? (?:hospital|clinic)|urgent care)\b/i,
  /\b(?:get|seek) (?:(?:medical|emergency|urgent|immediate) )*(?:help|care|attention) (?:now|at once|right away|immediately|today)\b/i,
  /\b(?:seek (?:medical|urgent|immediate)|(?:get|seek) emergency)\b/i,
  /\b(?:don[’']t|do not|never) (?:wait|delay)\b/i,
  /\b(?:come(?: in)?|(?:be|get) (?:seen|checked|examined)|see (?:us|(?:an?|your) (?:eye )?(?:doctor|surgeon|specialist))|(?:have|get) it (?:seen|checked|looked at))\b[^.?!]{0,24}\b(?:now|today|tonight|at once|right away|immediately|th(?:e|is) same day|within (?:(?:\d+ )?(?:minutes|hours)|an hour|a day))\b/i,
  /(?<!\p{L})ll(?:ame|amen|ámenos|ámelo|ámela|ámele|ámeles)(?!\p{L})/iu,
  /(?<!\p{L})(?:vayan?|acudan?|corran?|vengan?|lléven?l[oa]s?|busquen?|consulten?|pidan?|vean?|diríjan?se|comuníquese)(?!\p{L})[^.?!]{0,30}(?<!\p{L})(?:hospital|clínica|hoy|ahora|ya|enseguida|de inmediato)(?!\p{L})/iu,
  /(?<!\p{L})no (?:se )?(?:esperen?|demoren?)(?!\p{L})/iu,
];

const allOrders = [...emergencyOrders, ...otherOrders];

/** Returns the words of a text that order a call or a way to a doctor, if it has any. */
export function orderIn(text: string, orders: readonly RegExp[] = allOrders): string | undefined {
  return orders.map((order) => order.exec(text)?.[0]).find(Boolean);
}

/** Checks that the texts of eye problems leave what is urgent to the signs: said twice, it is easily missed once. */
export function orders({ entries }: Content): ContentProblem[] {
  const expected = 'no call and no way to a doctor here: make it a sign in content/signs.yaml';
  return entriesOf(entries, 'problems').flatMap(({ file, record, markdown: body }) => {
    // These may say it: the top of a page, and a search engine, show them first.
    const { answer, metaTitle, metaDescription, ...others } = record;
    const problems: ContentProblem[] = [];
    mapTexts({ ...others, body }, (text, field) => {
      const received = orderIn(text);
      if (received) problems.push({ file, field, expected, received });
      return text;
    });
    return problems;
  });
}

/**
 * Checks that what to do about a sign until help arrives orders no more than its level: a sign that can wait sends
 * nobody to an emergency room. Signs of the level `call` may, where nobody answers.
 */
export function actions({ facts, folder }: Content): ContentProblem[] {
  const refused: Partial<Record<SignRecord['level'], readonly RegExp[]>> = {
    today: emergencyOrders,
    soon: allOrders,
  };
  return facts.signs.groups.flatMap(({ signs }, group) =>
    signs.flatMap(({ level, action, es }, index) => {
      const path = `groups.${group}.signs.${index}`;
      const texts = { [`${path}.action`]: action, [`${path}.es.action`]: es?.action };
      return Object.entries(texts).flatMap(([field, text = '']) => {
        const received = orderIn(text, refused[level] ?? []);
        const expected = `nothing more urgent than “${level}”: make it a sign of its own`;
        return received ? [{ file: `${folder}/signs.yaml`, field, expected, received }] : [];
      });
    }),
  );
}

/** Checks that no eye problem hides an order: the action of a sign that is `explained` isn’t shown. */
export function hiddenOrders({ entries, facts }: Content): ContentProblem[] {
  const signs = signsIn(facts.signs.groups);
  const expected = 'no sign whose action is to call or to go: it would be hidden';
  return entriesOf(entries, 'problems').flatMap(({ file, record: { explained } }) =>
    explained.flatMap((received, index) => {
      const hides = orderIn(signs.find(({ id }) => id === received)?.action ?? '');
      return hides ? [{ file, field: `explained.${index}`, expected, received }] : [];
    }),
  );
}
