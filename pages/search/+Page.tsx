import { useData } from 'vike-react/useData';
import { SearchPage } from '#components/search/search-page.tsx';
import { plainPages, type SearchAnswer, trailTo } from '#content/index.ts';

export default function Page() {
  const answer = useData<SearchAnswer>();
  return <SearchPage {...answer} trail={trailTo(plainPages.search)} />;
}
