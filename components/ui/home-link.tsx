import { practice } from '#domain/content.ts';
import { useLanguage } from './language.ts';
import { Logo } from './logo.tsx';

/** The way home: the practice's logo. */
export function HomeLink({ className, logo }: Record<'className' | 'logo', string>) {
  const home = { en: 'home', es: 'inicio (en inglés)' }[useLanguage()];
  return (
    <a className={className} href="/" aria-label={`${practice.name}, ${home}`}>
      <Logo className={logo} />
    </a>
  );
}
