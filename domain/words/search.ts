import { plural } from '../language/plural.ts';

/** Texts about the results of a search. */
export const searchWords = {
  found: (count: number, query: string) => {
    const results = plural(count, { one: '1 result', other: `${count || 'No'} results` });
    return `${results} for “${query}”`;
  },
};
