import { type ArticlePage, categories, practice } from '#content/index.ts';

interface OpenGraphProps {
  /** The page's canonical address; absent where the page is not to be listed. */
  url: string | undefined;
  article: ArticlePage | undefined;
}

/** How a shared link presents the page; Vike itself adds title and description. */
export function OpenGraph({ url, article }: OpenGraphProps) {
  return (
    <>
      {url && <meta property="og:url" content={url} />}
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:site_name" content={practice.name} />
      <meta property="og:locale" content="en_US" />
      {article && <ArticleTimes article={article} />}
    </>
  );
}

function ArticleTimes({ article }: { article: ArticlePage }) {
  const category = categories.find(({ id }) => id === article.category);
  return (
    <>
      <meta property="article:published_time" content={article.date} />
      <meta property="article:modified_time" content={article.updated} />
      {category && <meta property="article:section" content={category.title} />}
    </>
  );
}
