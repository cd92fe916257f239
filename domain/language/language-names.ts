import { language } from './language.ts';

const names = new Intl.DisplayNames(language, { type: 'language' });

/** What readers call a language: `Spanish` for `es`; a code that has no name stays itself. */
export function languageName(code: string): string {
  return names.of(code) ?? code;
}
