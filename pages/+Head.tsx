import { usePageContext } from 'vike-react/usePageContext';
import { Head } from '#components/head/head.tsx';
import type { ArticlePage } from '#domain/content.ts';
import { unlistedPaths } from '#domain/core/addresses.ts';
import type { PageMeta } from '#domain/site/page-meta.ts';

export default function SiteHead() {
  const { urlPathname, is404, abortStatusCode, data } = usePageContext();
  const { article, graph, language } = (data ?? {}) as Partial<PageMeta & { article: ArticlePage }>;
  const isError = is404 || abortStatusCode !== undefined;
  const indexed = !isError && !unlistedPaths.has(urlPathname);
  return (
    <Head
      path={urlPathname}
      indexed={indexed}
      language={language}
      article={article}
      graph={graph}
    />
  );
}
