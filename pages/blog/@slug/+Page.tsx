import { useData } from 'vike-react/useData';
import { Article } from '#components/article/article.tsx';
import { type ArticleView, plainPages } from '#domain/index.ts';
import { articleWords } from '#domain/words/article.ts';

/** A post, with a link back to the list. */
export default function Page() {
  const backLink = { title: articleWords.backToBlog, path: plainPages.blog.path };
  return <Article {...useData<ArticleView>()} backLink={backLink} />;
}
