/** The page's ground, with which browsers colour what they put around it. */
export const themeColor = '#F8F6F3';
