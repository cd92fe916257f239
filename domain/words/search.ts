import { plural } from '../language/plural.ts';

/** Texts about the results of a search. */
export const searchWords = {
  found: (count: number, query: string) => {
    const results = plural(count, { one: '1 result', other: `${count || 'No'} results` });
    return `${results} for “${query}”`;
  },
  more: (count: number) => plural(count, { one: '1 more page', other: `${count} more pages` }),
  section: 'Section: {heading}',
  /** The name of each collection's pages. */
  kinds: {
    services: 'Service',
    posts: 'Article',
    guides: 'Guide',
    problems: 'Eye problem',
    patients: 'Page',
    legal: 'Page',
    pages: 'Page',
  },
};

/** Texts of the search field. */
export const searchBoxWords = {
  label: 'Search our site',
  placeholder: 'Search our site...',
  submit: 'Search',
  suggestions: (count: number) =>
    count === 0
      ? 'No suggestions. Press Enter to search.'
      : plural(count, { one: '1 suggestion.', other: `${count} suggestions.` }),
};
