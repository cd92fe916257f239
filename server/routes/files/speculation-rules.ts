/** Where the header `Speculation-Rules` sends browsers. */
export const speculationRulesPath = '/speculation-rules.json';

/** Links to pages of this site: not files, which have an ending, and nothing that only machines ask. */
const where = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: '/*.*' } },
    { not: { href_matches: '/api/*' } },
    { not: { href_matches: '/edit' } },
    { not: { selector_matches: '[download], [target="_blank"], [rel~="nofollow"]' } },
  ],
};

const rule = { where, eagerness: 'moderate' };

/** What a browser may do ahead of a click on a link that the pointer rests on. */
export const speculationRules = { prefetch: [rule], prerender: [rule] };
