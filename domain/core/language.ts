/** The language and the region whose words, dates and numbers the site uses (BCP 47). */
export const language = 'en-US';

/** Languages of the site: English, and for what is urgent also Spanish. */
export type SiteLanguage = 'en' | Translation;

/** Languages into which a practice may have what is urgent translated. */
export const translationLanguages = ['es'] as const;

export type Translation = (typeof translationLanguages)[number];

/** Returns the name of a language: `Spanish` for `es`. A code without a name is returned as it is. */
export function languageName(code: string): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;
}

/** Returns the form of a phrase for a count. */
export function plural(count: number, forms: { one: string; other: string }): string {
  return count === 1 ? forms.one : forms.other;
}

/** Lists words: `exams, front desk, and phone`. */
export function listed(words: readonly string[]): string {
  if (words.length < 3) return words.join(' and ');
  return `${words.slice(0, -1).join(', ')}, and ${words.at(-1)}`;
}

/** A phone number as its schema formats it, or one that is free. */
export const phoneNumber = /(\(\d{3}\) \d{3}-\d{4}|1-\d{3}-\d{3}-\d{4}|\+\d[\d ()-]{6,19}\d)/;

/**
 * Converts a phone number to E.164: `+12025550123`. A number without a country code is North American, with or
 * without the 1 before its area code. The zero in `+44 (0)20` is for calls within the country, and no part of the number.
 */
export function dialed(phone: string): string {
  const digits = phone.replace('(0)', '').replaceAll(/\D/g, '');
  return phone.startsWith('+') ? `+${digits}` : `+1${digits.replace(/^1/, '')}`;
}

/** Returns the link that calls a number. */
export function phoneLink(phone: string): string {
  return `tel:${dialed(phone)}`;
}

/** A phone number, or the hours of a day such as 8:30am-5pm, within which no line ends. */
export const unbroken = /(\+?\(?\d[\d ().-]{6,}\d|[\d:]+[ap]m-[\d:]+[ap]m)/;

/** Splits a text after each sentence. */
export function sentencesOf(text: string): string[] {
  return text.trim().split(/(?<=[.!?][”’)]*)\s+/);
}

/** Formats an ISO date for readers: `2023-04-15` becomes "April 15, 2023". */
export function formatDate(isoDate: string, locale: string = language): string {
  return new Date(isoDate).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
}

/** Words per minute at which adults read plain non-fiction (Brysbaert 2019: 238, rounded down). */
const wordsPerMinute = 230;

/** Returns the time it takes to read a text, in whole minutes, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}

/** Letters of scripts without spaces between words. */
const spaceless = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;

/** Returns how many words a text has, in any language. */
export function countWords(text: string): number {
  return text.split(/\s+/).reduce((sum, word) => {
    if (!spaceless.test(word)) return sum + Number(word !== '');
    const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
    return sum + [...segmenter.segment(word)].filter(({ isWordLike }) => isWordLike).length;
  }, 0);
}

/** Scripts that run from right to left, and scripts with capital letters (ISO 15924). */
const rightToLeft = /^(?:Adlm|Arab|Hebr|Nkoo|Rohg|Syrc|Thaa)$/;
const withCapitals = /^(?:Armn|Cyrl|Grek|Latn)$/;

/** Returns the script in which most people write a language, or that its code names: `Arab` for `ur` and `az-Arab`. */
function scriptOf(code: string): string {
  return new Intl.Locale(code).maximize().script ?? 'Latn';
}

/** Returns whether a language is written from right to left. */
export function isRightToLeft(code: string): boolean {
  return rightToLeft.test(scriptOf(code));
}

/** Returns whether a language has capital letters. Letters of other scripts may join. */
export function hasCapitals(code: string): boolean {
  return withCapitals.test(scriptOf(code));
}

/** Returns the attributes of an element whose text is in a language. Without one, it is in that of the page. */
export function inLanguage(code: string | undefined): { lang?: string; dir?: 'ltr' | 'rtl' } {
  return code ? { lang: code, dir: isRightToLeft(code) ? 'rtl' : 'ltr' } : {};
}

const signs = " .,:/@+&'’_#?=~–−-";
const unit = `(?:\\([\\p{sc=Latn}\\p{Nd}%°${signs}]+\\)|[+−$€£#-]?[\\p{sc=Latn}\\p{Nd}]+[%°]?)`;
const leftToRight = new RegExp(`(${unit}(?:[${signs}]*${unit})*)`, 'u');

/**
 * Splits a text that runs from right to left at what doesn't: phone numbers, sums, addresses, Latin words. Every second
 * piece is one of these, and would otherwise be shown in another order.
 */
export function splitAtLeftToRight(text: string): string[] {
  return text.split(leftToRight);
}

/** Returns data with its Spanish texts in place of the English ones: an object’s `es` has them by name. */
export function inSpanish<Data>(data: Data): Data {
  if (Array.isArray(data)) return data.map(inSpanish) as Data;
  if (typeof data !== 'object' || data === null) return data;
  const { es, ...own } = data as { es?: object };
  const fields = Object.entries({ ...own, ...es });
  return Object.fromEntries(fields.map(([name, value]) => [name, inSpanish(value)])) as Data;
}
