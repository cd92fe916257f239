import { createListCollection, useCombobox } from '@ark-ui/react/combobox';
import { type ChangeEvent, useEffect, useMemo, useState } from 'react';
import { defineIsland, useHydrated } from '#components/island/define-island.ts';
import { linesOf, type NoticeLine, sentenceOf } from '#components/signs/notice-lines.ts';
import { Icon } from '#components/ui/icon.tsx';
import { TextIn } from '#components/ui/language.tsx';
import { Plate } from '#components/ui/picture.tsx';
import { plural, type SiteLanguage } from '#domain/core/language.ts';
import {
  longestQuery,
  type Notice,
  type SearchAnswer,
  type Suggestion,
} from '#domain/search/query.ts';
import { createSuggester } from './fetch-suggestions.ts';
import styles from './search-box.island.css?inline';

/** A page that is suggested, where to read about a sign, or where to choose one. */
interface Option extends Suggestion {
  answer?: Notice['answer'];
  line?: NoticeLine;
}

const nothing: SearchAnswer<Suggestion> = { query: '', results: [] };

const en = {
  search: 'Search',
  none: 'No suggestions. Press Enter to search.',
  found: (count: number) => plural(count, { one: '1 suggestion.', other: `${count} suggestions.` }),
};

const words: Record<SiteLanguage, typeof en> = {
  en,
  es: {
    search: 'Buscar',
    none: 'No hay sugerencias. Presione Enter para buscar.',
    found: (count) => plural(count, { one: '1 sugerencia.', other: `${count} sugerencias.` }),
  },
};

export interface SearchQuestion extends Record<'label' | 'example', string> {
  language: SiteLanguage;
}

interface SearchBoxProps {
  id: string;
  query: string;
  isLarge?: boolean | undefined;
  /** The page’s own question, shown above the field, and an example of an answer. */
  question?: SearchQuestion | undefined;
}

/** A search form. After hydration, its field is a combobox that suggests pages, and warns of signs. */
function SearchBox({ id, query, isLarge, question }: SearchBoxProps) {
  const own = words[question?.language ?? 'en'];
  const search = useSearchCombobox(id, query, own);
  const { inputProps, isOpen, warning, message, language, isHydrated } = search;
  return (
    <form
      action="/search"
      method="get"
      className={`search-box relative text-left ${isLarge ? 'large' : ''}`}
    >
      <label htmlFor={id} id={labelOf(id)} className={question ? 'block mb-1 font-600' : 'sr-only'}>
        {question?.label ?? 'Search our site'}
      </label>
      <div className="search-form">
        <input
          {...(isHydrated
            ? { ...inputProps, 'aria-expanded': isOpen }
            : { id, defaultValue: query })}
          type="search"
          className={`bg-transparent ${isLarge ? 'min-h-16 pl-6 pr-16 text-1.25rem' : `pl-4 pr-12 ${question ? 'min-h-14' : 'min-h-12'}`}`}
          name="q"
          placeholder={question?.example ?? 'Search our site...'}
          maxLength={longestQuery}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button
          type="submit"
          aria-label={own.search}
          className={isLarge ? 'search-button w-16' : 'search-button'}
        >
          <Icon name="search" size={20} />
        </button>
      </div>
      {isHydrated && <SuggestionList {...search} />}
      <span role="status" className="sr-only">
        <span lang={language}>{warning}</span> <span>{message}</span>
      </span>
    </form>
  );
}

/** The sign, and matching pages, as links below the field. */
function SuggestionList(search: ReturnType<typeof useSearchCombobox>) {
  const { combobox, options, isOpen, language } = search;
  return (
    <div
      {...combobox.getContentProps()}
      hidden={!isOpen}
      className="suggestions raised absolute inset-x-0 top-[calc(100%+0.25rem)] z-20 overflow-auto bg-white border rounded-2px"
    >
      {options.map((item) => (
        <a
          {...combobox.getItemProps({ item })}
          // A sign has other elements than a page.
          key={`${item.path} ${item.line?.order}`}
          href={item.path}
          role="option"
          // A chosen page is left at once. VoiceOver reads the highlighted option only if it is the selected one.
          aria-selected={combobox.highlightedValue === item.path}
          lang={item.line && language}
          className={`suggestion min-h-11 leading-[1.4] no-underline ${item.answer ? 'sign-line' : 'flex flex-wrap items-baseline justify-between gap-x-2'}`}
          data-answer={item.answer}
          data-level={item.line?.sign?.level}
          data-sign={item.line?.sign?.id}
        >
          {item.line ? (
            <>
              {item.line.order && <b>{item.line.order}</b>} <span>{item.line.text}</span>
            </>
          ) : (
            <>
              {item.plate && <Plate src={item.plate} className="w-18" />}
              <span className="flex-1">
                <TextIn language={item.language}>{item.title}</TextIn>
              </span>{' '}
              <span className="small text-slate">{item.kind}</span>
            </>
          )}
        </a>
      ))}
    </div>
  );
}

/**
 * Turns a plain search field from the server into a combobox. Keeps its text and the focus.
 * @returns the combobox and its options, and for assistive technology the `warning`, and how many there are
 */
function useSearchCombobox(fieldId: string, query: string, { found, none }: typeof en) {
  const isHydrated = useHydrated();
  const [{ query: asked, notice, results }, setSuggested] = useState(nothing);
  const [ask] = useState(() => createSuggester((found = nothing) => setSuggested(found)));
  const warning = notice ? sentenceOf(notice) : '';
  const collection = useMemo(
    () =>
      createListCollection<Option>({
        items: [...(notice ? optionsOf(notice, asked) : []), ...results],
        itemToValue: ({ path }) => path,
        itemToString: ({ title }) => title,
      }),
    [notice, asked, results],
  );
  const combobox = useCombobox<Option>({
    collection,
    id: fieldId,
    ids: { input: fieldId, label: labelOf(fieldId) },
    defaultInputValue: query,
    onInputValueChange: ({ inputValue }) => void ask(inputValue),
    // Enter without a selected page submits the form.
    allowCustomValue: true,
    selectionBehavior: 'preserve',
  });

  const inputProps = combobox.getInputProps();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as the field is a combobox
  useEffect(() => {
    const field = document.activeElement;
    if (!isHydrated || !(field instanceof HTMLInputElement) || field.id !== fieldId) return;
    // The field had the focus, and perhaps another text, before anything listened.
    field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    const { value, selectionStart: caret } = field;
    if (value === query) return;
    inputProps.onChange?.({ currentTarget: field } as ChangeEvent<HTMLInputElement>);
    // Opening moves the caret to the end in the next frame.
    const restoreCaret = () => {
      if (field.value === value) field.setSelectionRange(caret, caret);
    };
    requestAnimationFrame(() => requestAnimationFrame(restoreCaret));
  }, [isHydrated]);

  const isOpen = combobox.open && collection.size > 0;
  const count = results.length;
  const status = count ? found(count) : none;
  const [spoken, message] = combobox.open && asked ? [warning, status] : ['', ''];
  const announced = { warning: spoken, message, language: notice?.language };
  return { combobox, inputProps, options: collection.items, isOpen, isHydrated, ...announced };
}

function optionsOf(notice: Notice, query: string): Option[] {
  return linesOf(notice, query).map((line) => {
    const { path, order, text } = line;
    return { path, title: `${order} ${text}`.trim(), kind: '', answer: notice.answer, line };
  });
}

function labelOf(fieldId: string): string {
  return `${fieldId}-label`;
}

export default defineIsland('search-box', SearchBox, styles);
