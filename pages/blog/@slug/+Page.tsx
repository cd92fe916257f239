import { useData } from 'vike-react/useData';
import { Article } from '#components/article/article.tsx';
import type { data } from './+data.ts';

export default function Page() {
  return <Article article={useData<ReturnType<typeof data>>().article} />;
}
