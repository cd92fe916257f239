/** What follows the text of a guide or a post. */
export const articleEndWords = {
  closing: 'Talk to us',
  writtenBy: (author: string) => `Written by ${author}`,
  neighbors: (category: string | undefined) => `More in ${category ?? 'this category'}`,
  previous: 'Previous',
  next: 'Next',
};
