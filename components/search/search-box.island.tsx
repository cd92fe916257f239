import { Search } from 'lucide-react';
import { defineIsland } from '#components/island/define-island.ts';
import { longestQuery } from '#domain/search/search.ts';
import { searchBoxWords } from '#domain/words/search.ts';
import styles from './search-box.island.css?inline';
import { type SearchCombobox, useSearchCombobox } from './use-search-combobox.ts';

interface SearchBoxProps {
  /** The id of the field. */
  id: string;
  query: string;
}

/** A search form. After hydration, its field is a combobox that suggests pages by title. */
function SearchBox({ id, query }: SearchBoxProps) {
  const labelId = `${id}-label`;
  const search = useSearchCombobox(id, labelId, query);
  const { combobox, isOpen, message, isHydrated } = search;
  const comboboxProps = { ...combobox.getInputProps(), 'aria-expanded': isOpen };
  return (
    <form action="/search" method="get" className="search-box">
      <label htmlFor={id} id={labelId} className="sr-only">
        {searchBoxWords.label}
      </label>
      <div className="search-form">
        <input
          {...(isHydrated ? comboboxProps : { id, defaultValue: query })}
          type="search"
          name="q"
          placeholder={searchBoxWords.placeholder}
          maxLength={longestQuery}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" aria-label={searchBoxWords.submit}>
          <Search size={20} strokeWidth={1.5} aria-hidden />
        </button>
      </div>
      {isHydrated && <SuggestionList {...search} />}
      <span role="status" className="sr-only">
        {message}
      </span>
    </form>
  );
}

/** Matching pages, as links below the field. */
function SuggestionList({ combobox, suggestions, isOpen }: SearchCombobox) {
  return (
    <div {...combobox.getContentProps()} hidden={!isOpen} className="suggestions">
      {suggestions.map((item) => (
        <a
          {...combobox.getItemProps({ item })}
          key={item.path}
          href={item.path}
          className="suggestion"
        >
          <span>{item.title}</span> <span className="small text-slate">{item.kind}</span>
        </a>
      ))}
    </div>
  );
}

export default defineIsland('search-box', SearchBox, styles);
