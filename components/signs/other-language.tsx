import { useLanguage } from '#components/ui/language.ts';
import { triagePages } from '#domain/services/services.ts';

interface OtherLanguageProps {
  /** The id of the row that the link leads to. */
  row?: string | undefined;
  className?: string;
}

/** The way to the page about emergencies in the other language, if the practice has it: “Español”, or “English”. */
export function OtherLanguage({ row, className = 'line-link' }: OtherLanguageProps) {
  const language = useLanguage() === 'en' ? 'es' : 'en';
  const page = triagePages[language];
  if (!page) return null;
  return (
    <a
      className={className}
      href={row ? `${page.path}#${row}` : page.path}
      lang={language}
      hrefLang={language}
      data-text="skip"
    >
      {language === 'es' ? 'Español' : 'English'}
    </a>
  );
}
