import { useData } from 'vike-react/useData';
import { Article } from '#components/article/article.tsx';
import { type ArticleView, trailTo } from '#content/index.ts';

export default function Page() {
  const view = useData<ArticleView>();
  return (
    <Article
      {...view}
      trail={trailTo(view.article)}
      backLink={{ title: 'Back to Articles', path: '/blog' }}
    />
  );
}
