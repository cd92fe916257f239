/** The language and the region whose words, dates and numbers the site uses (BCP 47). */
export const language = 'en-US';

/** Returns the name of a language: `Spanish` for `es`. A code without a name is returned as it is. */
export function languageName(code: string): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;
}

/** Returns the form of a phrase for a count. */
export function plural(count: number, forms: { one: string; other: string }): string {
  return count === 1 ? forms.one : forms.other;
}
