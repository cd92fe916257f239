/** Titles of entries that `npm run edit` and `npm run dev` show and the site doesn't. */
export const draftWords = {
  draft: (title: string) => `Draft: ${title}`,
  scheduled: (title: string, day: string) => `From ${day}: ${title}`,
};
