/** The language and the region whose words, dates and numbers the site uses (BCP 47). */
export const language = 'en-US';

/** Returns the name of a language: `Spanish` for `es`. A code without a name is returned as it is. */
export function languageName(code: string): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;
}

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Returns the plural form for a count in the site's language. */
export function plural(count: number, forms: Forms): string {
  return forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
}
