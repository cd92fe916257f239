import { useData } from 'vike-react/useData';
import { Article } from '#components/article/article.tsx';
import { plainPages } from '#domain/site/plain-pages.ts';
import type { data } from './+data.ts';

export default function Page() {
  const { article } = useData<ReturnType<typeof data>>();
  const backLink = { title: 'Back to Articles', path: plainPages.blog.path };
  return <Article article={article} backLink={backLink} />;
}
