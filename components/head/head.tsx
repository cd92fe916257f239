import pictures from 'virtual:pictures';
import {
  type ArticlePage,
  articles,
  categoryTitle,
  practice,
  siteFeed,
  themeColors,
} from '#domain/content.ts';
import { canonicalPath } from '#domain/core/addresses.ts';
import { language as english, type Translation } from '#domain/core/language.ts';
import { hasMarkdown, versionsOf } from '#domain/site/routes.ts';
import {
  absoluteUrl,
  type Graph,
  serializeGraph,
  siteOrigin,
} from '#domain/structured-data/graph.ts';
import beforeFirstPaint from '../client/before-first-paint.js?url&no-inline';

interface HeadProps {
  path: string;
  indexed: boolean;
  language?: Translation | undefined;
  article?: ArticlePage | undefined;
  graph?: Graph | undefined;
}

/** The head of every page, except title and description, which Vike adds. */
export function Head({ path, indexed, language, article, graph }: HeadProps) {
  const canonical = absoluteUrl(canonicalPath(path));
  const category = categoryTitle(article?.category);
  return (
    <>
      {/* This script blocks rendering on purpose: the first paint has the stored text size, and knows whether scripts run. */}
      <script src={beforeFirstPaint} />
      {/* The first paint waits for the whole header, which ends with the menu. Its parts would move otherwise. */}
      <link rel="expect" href="#menu" blocking="render" />
      <link rel="stylesheet" media="print" href="/print.css" />
      {indexed ? (
        <>
          <link rel="canonical" href={canonical} />
          <meta property="og:url" content={canonical} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:site_name" content={practice.name} />
      <meta
        property="og:locale"
        content={language ? `${language}_US` : english.replace('-', '_')}
      />
      {versionsOf(path).map((version) => (
        <link
          key={version.language}
          rel="alternate"
          hrefLang={version.language}
          href={absoluteUrl(version.path)}
        />
      ))}
      {article && (
        <>
          <meta property="article:published_time" content={article.date} />
          <meta property="article:modified_time" content={article.updated} />
          {category && <meta property="article:section" content={category} />}
        </>
      )}
      <SocialCard path={path} />
      {Object.entries(themeColors).map(([scheme, color]) => (
        <meta
          key={scheme}
          name="theme-color"
          media={`(prefers-color-scheme: ${scheme})`}
          content={color}
        />
      ))}
      {/* Browsers that support SVG icons use it, wherever it is. Others use the first icon. */}
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {path === '/' && <link rel="sitemap" type="application/xml" href="/sitemap.xml" />}
      {indexed && hasMarkdown(path) && (
        <link rel="alternate" type="text/markdown" href={`${path}.md`} title="As Markdown" />
      )}
      {indexed && articles.length > 0 && (
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

/** The picture of link previews: the page's own, or the home page's. */
function SocialCard({ path }: { path: string }) {
  const picture = pictures.previews[path] ?? pictures.previews['/'];
  return (
    <>
      <meta property="og:image" content={`${siteOrigin()}${picture?.url}`} />
      <meta property="og:image:width" content={`${picture?.width}`} />
      <meta property="og:image:height" content={`${picture?.height}`} />
      <meta property="og:image:alt" content={picture?.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image:alt" content={picture?.alt} />
    </>
  );
}

/** Structured data. The script element is data, which browsers don't run. */
export function StructuredData({ graph }: { graph: Graph }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: serialized so that nothing can end the element
      dangerouslySetInnerHTML={{ __html: serializeGraph(graph) }}
    />
  );
}
