import { useData } from 'vike-react/useData';
import { Article } from '#components/article/article.tsx';
import { type ArticleView, trailTo } from '#content/index.ts';

/** A post, with the way back to the others. */
export function PostPage() {
  const view = useData<ArticleView>();
  return (
    <Article
      {...view}
      trail={trailTo(view.article)}
      backLink={{ title: 'Back to Blog', path: '/blog' }}
    />
  );
}
