import { useData } from 'vike-react/useData';
import { Article } from '#components/article/article.tsx';
import type { ArticleView } from '#content/index.ts';

export default function Page() {
  return (
    <Article {...useData<ArticleView>()} backLink={{ title: 'Back to Articles', path: '/blog' }} />
  );
}
