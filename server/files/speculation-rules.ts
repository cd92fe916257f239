/** The address that the `Speculation-Rules` header names. */
export const speculationRulesPath = '/speculation-rules.json';

/**
 * Matches links to pages of this site. Excludes files (their addresses have an extension), the API and the editor.
 */
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
