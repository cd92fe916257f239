import { language } from './language.ts';

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const rules = new Intl.PluralRules(language);

/** Returns the plural form for a count in the site's language. */
export function plural(count: number, forms: Forms): string {
  return forms[rules.select(count)] ?? forms.other;
}
