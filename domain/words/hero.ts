/** The hint below the home page's headline. */
export const heroWords = { scroll: 'Scroll', toNextSection: ' to the next section' };
