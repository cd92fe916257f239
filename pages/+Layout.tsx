import type { ReactNode } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { Footer } from '#components/footer/footer.tsx';
import { Header } from '#components/header/header.tsx';
import { TextSizePanel } from '#components/text-size/text-size.tsx';
import { InLanguage } from '#components/ui/language.tsx';
import type { SiteLanguage } from '#domain/core/language.ts';
import type { PageMeta } from '#domain/site/page-meta.ts';

const skipWords: Record<SiteLanguage, string> = {
  en: 'Skip to main content',
  es: 'Ir al contenido principal',
};

/** The frame of every page: skip link, header, main landmark, text size, and footer. */
export default function Layout({ children }: { children: ReactNode }) {
  const { urlPathname, data } = usePageContext();
  const { language } = (data ?? {}) as Partial<PageMeta>;
  return (
    <InLanguage value={language ?? 'en'}>
      <a className="skip-link screen-only" lang={language} href="#main">
        {skipWords[language ?? 'en']}
      </a>
      <Header currentPath={urlPathname} />
      {/* Reader views rank elements by words such as this one in their classes. */}
      <main id="main" className="main @container" lang={language} tabIndex={-1}>
        {children}
      </main>
      <TextSizePanel />
      <Footer />
    </InLanguage>
  );
}
