import { createContext, useContext } from 'react';
import {
  formatDate,
  inLanguage,
  isRightToLeft,
  type SiteLanguage,
  splitAtLeftToRight,
  unbroken,
} from '#domain/core/language.ts';
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

export interface TextInProps {
  /** The text’s language, if it isn’t the page’s. */
  language?: string | undefined;
  children: string;
}

/**
 * A title or a summary among those in English, with its language and its direction. Where what is around it is in Spanish,
 * one in English says so: it names a page that isn't.
 */
export function TextIn({ language, children }: TextInProps) {
  const around = useLanguage();
  if (!language && around === 'en') return children;
  if (!language)
    return (
      <span>
        {children}{' '}
        <span lang={around} className="in-english">
          (en inglés)
        </span>
      </span>
    );
  return (
    <span {...inLanguage(language)}>
      <Isolated language={language}>{children}</Isolated>
    </span>
  );
}

/** A text in an element that has its language. Numbers and addresses keep their order in one from right to left. */
export function Isolated({ language, children: text }: TextInProps) {
  if (!language || !isRightToLeft(language)) return withoutBreaks(text);
  return splitAtLeftToRight(text).map((piece, index, pieces) =>
    index % 2 === 1 ? (
      <bdi key={pieces.slice(0, index).join('')} dir="ltr">
        {piece}
      </bdi>
    ) : (
      piece
    ),
  );
}

/** Returns a text in pieces, of which phone numbers and hours don't break across lines. */
function withoutBreaks(text: string) {
  return text.split(unbroken).map((piece, index) =>
    // Every second piece is a unit.
    index % 2 === 0 ? (
      piece
    ) : (
      <span key={piece} className="whitespace-nowrap">
        {piece}
      </span>
    ),
  );
}

/**
 * A day, for readers and for machines.
 * @param date `YYYY-MM-DD`
 */
export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{formatDate(date)}</time>;
}
