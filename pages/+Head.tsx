import { usePageContext } from 'vike-react/usePageContext';
import { Head } from '#components/head/head.tsx';
import type { ArticlePage } from '#domain/content.ts';
import type { PageMeta } from '#domain/site/page-meta.ts';
import { unlistedPaths } from '#domain/site/plain-pages.ts';
import { hasMarkdown } from '#domain/site/routes.ts';

type Data = Partial<PageMeta & { article: ArticlePage }> | undefined;

export default function SiteHead() {
  const { urlPathname, is404, abortStatusCode, data } = usePageContext();
  const isError = is404 || abortStatusCode !== undefined;
  const { article, graph } = (data as Data) ?? {};
  return (
    <Head
      path={urlPathname}
      indexed={!isError && !unlistedPaths.has(urlPathname)}
      article={article}
      hasMarkdown={hasMarkdown(urlPathname)}
      graph={graph}
    />
  );
}
