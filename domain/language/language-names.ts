import { language } from './language.ts';

const names = new Intl.DisplayNames(language, { type: 'language' });

/** Returns the name of a language: `Spanish` for `es`. A code without a name is returned as it is. */
export function languageName(code: string): string {
  return names.of(code) ?? code;
}
