import { useData } from 'vike-react/useData';
import { Article } from '#components/article/article.tsx';
import type { ArticleView } from '#content/index.ts';

/** A post, with the way back to the others. */
export function PostPage() {
  return (
    <Article {...useData<ArticleView>()} backLink={{ title: 'Back to Blog', path: '/blog' }} />
  );
}
