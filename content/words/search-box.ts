import { plural } from '../plural.ts';

/** What the search field says. */
export const searchBoxWords = {
  label: 'Search our site',
  placeholder: 'Search our site...',
  submit: 'Search',
  noSuggestions: 'No suggestions. Press Enter to search.',
  suggestions: (count: number) =>
    plural(count, { one: '1 suggestion.', other: `${count} suggestions.` }),
};
