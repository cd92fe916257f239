import { Island } from '#components/island/island.tsx';
import searchBox from './search-box.island.tsx';

interface SearchFormProps {
  /** The id of its field. */
  id: string;
  query?: string;
}

/** Searches the site: a plain form, so it needs no script; with one it suggests pages. Once a page. */
export function SearchForm({ id, query = '' }: SearchFormProps) {
  return (
    <search>
      <Island of={searchBox} props={{ id, query }} hydrate="intent" />
    </search>
  );
}
