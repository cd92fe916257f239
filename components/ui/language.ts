import { createContext, useContext } from 'react';
import type { SiteLanguage } from '#domain/core/language.ts';
import { signWords } from '#domain/words/sign-words.ts';

/** The language of what is inside: `<InLanguage value="es">`. */
export const InLanguage = createContext<SiteLanguage>('en');

/** Returns the language in which a component must speak. */
export function useLanguage(): SiteLanguage {
  return useContext(InLanguage);
}

/** Returns the interface’s words about signs, in the component’s language. */
export function useSignWords() {
  return signWords[useLanguage()];
}

/** Returns the attribute of what is in English, if what is around it isn’t. */
export function useEnglish(): { lang?: 'en' } {
  return useLanguage() === 'en' ? {} : { lang: 'en' };
}
