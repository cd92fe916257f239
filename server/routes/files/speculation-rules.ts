/** The address in the header `Speculation-Rules`. */
export const speculationRulesPath = '/speculation-rules.json';

/** Links to pages of this site, except files, which have an extension, and addresses for machines. */
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

/** What a browser may load while the pointer rests on a link. */
export const speculationRules = { prefetch: [rule], prerender: [rule] };
