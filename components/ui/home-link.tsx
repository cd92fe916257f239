import { practice } from '#domain/content.ts';
import { inLanguage } from '#domain/core/language.ts';
import { useLanguage } from './language.tsx';
import { Logo } from './logo.tsx';

/** The way home: the practice's logo. */
export function HomeLink({ className, logo }: Record<'className' | 'logo', string>) {
  const language = useLanguage();
  const home = { en: 'home', es: 'inicio (en inglés)' }[language];
  return (
    <a
      {...(language !== 'en' && inLanguage(language))}
      className={className}
      href="/"
      aria-label={`${practice.name}, ${home}`}
    >
      <Logo className={logo} />
    </a>
  );
}
