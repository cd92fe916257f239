import type { ReactNode } from 'react';
import { Footer } from '#components/footer/footer.tsx';
import { Header } from '#components/header/header.tsx';

interface LayoutProps {
  children: ReactNode;
  currentPath: string;
}

/** The frame of every page: skip link, header, main landmark and footer. */
export function Layout({ children, currentPath }: LayoutProps) {
  return (
    <>
      <a href="#main" className="skip-link screen-only">
        Skip to main content
      </a>
      <Header currentPath={currentPath} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
