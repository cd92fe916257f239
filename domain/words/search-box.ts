import { plural } from '../language/plural.ts';

/** What the search field says. */
export const searchBoxWords = {
  label: 'Search our site',
  placeholder: 'Search our site...',
  submit: 'Search',
  suggestions: (count: number) =>
    count === 0
      ? 'No suggestions. Press Enter to search.'
      : plural(count, { one: '1 suggestion.', other: `${count} suggestions.` }),
};
