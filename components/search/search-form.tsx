import { Island } from '#components/island/island.tsx';
import searchBox, { type SearchQuestion } from './search-box.island.tsx';

interface SearchFormProps {
  id: string;
  query?: string;
  /** Whether it is the page's main action, with the largest field of the site. */
  isLarge?: boolean;
  /** The page's own question, in place of the site's search. */
  question?: SearchQuestion;
  className?: string;
}

/**
 * The site's search: a plain form that works without a script. With one, it suggests pages, and
 * warns of signs.
 */
export function SearchForm({ id, query = '', isLarge, question, className }: SearchFormProps) {
  return (
    <search className={className}>
      <Island of={searchBox} props={{ id, query, isLarge, question }} />
    </search>
  );
}
