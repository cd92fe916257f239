/** The language and the region whose words, dates and numbers the site uses (BCP 47). */
export const language = 'en-US';
