import { useData } from 'vike-react/useData';
import { SearchPage } from '#components/search/search-page.tsx';
import type { SearchAnswer } from '#domain/search/query.ts';

export default function Page() {
  return <SearchPage {...useData<SearchAnswer>()} />;
}
