/** What stands around the text of a guide or post. */
export const articleWords = {
  published: 'Published {date}',
  updated: 'Updated {date}',
  by: (author: string) => `By ${author}`,
  readingTime: (minutes: number) => `${minutes} minute read`,
  facts: 'Worth remembering',
  contents: 'On this page',
  table: (columns: string) => `Table: ${columns}`,
  sources: 'Sources',
  source: (organization: string, year: number) => `${organization}: {page}, ${year}`,
  closing: 'Talk to us',
  writtenBy: (author: string) => `Written by ${author}`,
  backToBlog: 'Back to Blog',
  backToArticles: 'Back to Articles',
};
