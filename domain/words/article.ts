/** What a guide or post has around its text. */
export const articleWords = {
  published: 'Published {date}',
  updated: 'Updated {date}',
  by: (author: string) => `By ${author}`,
  readingTime: (minutes: number) => `${minutes}-minute read`,
  facts: 'Worth remembering',
  contents: 'On this page',
  table: (columns: string) => `Table: ${columns}`,
  sources: 'Sources',
  source: (organization: string, year?: number) =>
    year === undefined ? `${organization}: {title}` : `${organization}: {title}, ${year}`,
  citation: (number: number) => `Source ${number}`,
  closing: 'Talk to us',
  writtenBy: (author: string) => `Written by ${author}`,
  neighbors: (category: string | undefined) => `More in ${category ?? 'this category'}`,
  previous: 'Previous',
  next: 'Next',
  backToBlog: 'Back to Blog',
  backToArticles: 'Back to Articles',
};
