import { Search } from 'lucide-react';
import { defineIsland } from '#components/island/define-island.ts';
import { Plate } from '#components/plate/plate.tsx';
import { longestQuery } from '#domain/search/search.ts';
import { levelHeadings } from '#domain/words/urgency.ts';
import styles from './search-box.island.css?inline';
import { labelOf, type SearchCombobox, useSearchCombobox } from './use-search-combobox.ts';

interface SearchBoxProps {
  /** The id of the field. */
  id: string;
  query: string;
  isLarge?: boolean | undefined;
  /** The path of the page about signs, if there is one. */
  help?: string | undefined;
}

/** A search form. After hydration, its field is a combobox that suggests pages, and warns of signs. */
function SearchBox({ id, query, isLarge, help }: SearchBoxProps) {
  const search = useSearchCombobox(id, query, help);
  const { combobox, isOpen, message, isHydrated } = search;
  const comboboxProps = { ...combobox.getInputProps(), 'aria-expanded': isOpen };
  return (
    <form
      action="/search"
      method="get"
      className={`search-box relative text-left ${isLarge ? '[--inset:1.5rem]' : ''}`}
    >
      <label htmlFor={id} id={labelOf(id)} className="sr-only">
        Search our site
      </label>
      <div className="search-form">
        <input
          {...(isHydrated ? comboboxProps : { id, defaultValue: query })}
          type="search"
          className={isLarge ? 'min-h-16 pl-6 pr-16 text-1.25rem' : undefined}
          name="q"
          placeholder="Search our site..."
          maxLength={longestQuery}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" aria-label="Search" className={isLarge ? 'w-16' : undefined}>
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

/** The sign, and matching pages, as links below the field. */
function SuggestionList({ combobox, options, isOpen }: SearchCombobox) {
  return (
    <div
      {...combobox.getContentProps()}
      hidden={!isOpen}
      className="suggestions absolute top-[calc(100%+0.25rem)] inset-x-0 z-20 max-h-[min(26rem,60vh)] overflow-auto overscroll-contain bg-white border rounded-2px [box-shadow:var(--shadow)]"
    >
      {options.map((item) => (
        <a
          {...combobox.getItemProps({ item })}
          key={item.path}
          href={item.path}
          className={item.sign ? 'suggestion sign-line' : 'suggestion'}
          data-level={item.sign?.level}
        >
          {item.sign ? (
            <>
              <b>{levelHeadings[item.sign.level]}</b> <span>{item.sign.text}</span>
            </>
          ) : (
            <>
              {item.plate && <Plate src={item.plate} className="w-18" />}
              <span className="flex-1">{item.title}</span>{' '}
              <span className="small text-slate">{item.kind}</span>
            </>
          )}
        </a>
      ))}
    </div>
  );
}

export default defineIsland('search-box', SearchBox, styles);
