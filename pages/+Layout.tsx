import type { ReactNode } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { Layout } from '#components/layout/layout.tsx';

export default function SiteLayout({ children }: { children: ReactNode }) {
  const { urlPathname } = usePageContext();
  return <Layout currentPath={urlPathname}>{children}</Layout>;
}
