import type { UseComboboxReturn } from '@ark-ui/react/combobox';
import type { Suggestion } from '#content/search.ts';

interface SuggestionListProps {
  combobox: UseComboboxReturn<Suggestion>;
  suggestions: readonly Suggestion[];
  isOpen: boolean;
}

/** The pages that fit what is typed, as links below the field. */
export function SuggestionList({ combobox, suggestions, isOpen }: SuggestionListProps) {
  return (
    <div {...combobox.getContentProps()} hidden={!isOpen} className="suggestions">
      {suggestions.map((item) => (
        <a
          {...combobox.getItemProps({ item })}
          key={item.path}
          href={item.path}
          className="suggestion"
        >
          <span>{item.title}</span> <span className="suggestion-kind">{item.kind}</span>
        </a>
      ))}
    </div>
  );
}
