import applyComfortView from '#components/comfort-view/apply-comfort-view.js?url&no-inline';
import {
  type ArticlePage,
  absoluteUrl,
  canonicalPath,
  type Graph,
  siteFeed,
} from '#content/index.ts';
import { Icons } from './icons.tsx';
import { OpenGraph } from './open-graph.tsx';
import { SocialCard } from './social-card.tsx';
import { StructuredData } from './structured-data.tsx';

interface HeadProps {
  path: string;
  /** Whether search engines may list the page. */
  indexed: boolean;
  /** The post or guide that the page is. */
  article?: ArticlePage | undefined;
  /** Whether the page can be had as Markdown, too. */
  hasMarkdown: boolean;
  graph?: Graph | undefined;
}

/** What every page's head says besides its title and description. */
export function Head({ path, indexed, article, hasMarkdown, graph }: HeadProps) {
  const canonical = absoluteUrl(canonicalPath(path));
  return (
    <>
      {/* Blocks on purpose: the first paint is to show the remembered Comfort view. */}
      <script src={applyComfortView} />
      {indexed ? (
        <link rel="canonical" href={canonical} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <OpenGraph url={indexed ? canonical : undefined} article={article} />
      <SocialCard path={path} />
      <Icons />
      {path === '/' && <link rel="sitemap" type="application/xml" href="/sitemap.xml" />}
      {indexed && hasMarkdown && (
        <link rel="alternate" type="text/markdown" href={`${path}.md`} title="As Markdown" />
      )}
      {indexed && (
        <link
          rel="alternate"
          type="application/atom+xml"
          href={siteFeed.path}
          title={siteFeed.title}
        />
      )}
      {graph && <StructuredData graph={graph} />}
    </>
  );
}
