import { usePageContext } from 'vike-react/usePageContext';
import { Head } from '#components/head/head.tsx';
import { type ArticleView, hasMarkdown } from '#domain/index.ts';
import { unlistedPaths } from '#domain/site/listed-paths.ts';

export default function SiteHead() {
  const pageContext = usePageContext();
  const { urlPathname, is404, abortStatusCode, config } = pageContext;
  const isError = is404 || abortStatusCode !== undefined;
  const { article } = (pageContext.data ?? {}) as Partial<ArticleView>;
  return (
    <Head
      path={urlPathname}
      indexed={!isError && !unlistedPaths.has(urlPathname)}
      article={article}
      hasMarkdown={hasMarkdown(urlPathname)}
      graph={config.structuredData?.(pageContext)}
    />
  );
}
