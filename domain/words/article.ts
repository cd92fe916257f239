import { plural } from '../language/plural.ts';

/** Texts around a guide or post. */
export const articleWords = {
  published: 'Published {date}',
  updated: 'Updated {date}',
  by: (author: string) => `By ${author}`,
  readingTime: (minutes: number) => `${minutes}-minute read`,
  facts: 'Worth remembering',
  contents: 'On this page',
  table: (columns: string) => `Table: ${columns}`,
  sources: 'Sources',
  sourceCount: (count: number) => plural(count, { one: '1 source', other: `${count} sources` }),
  source: (organization: string, kind: string, year?: number) =>
    `${organization}: {title}${year === undefined ? '' : `, ${year}`} · ${kind}`,
  citation: (number: number) => `Source ${number}`,
  closing: 'Talk to us',
  writtenBy: (author: string) => `Written by ${author}`,
  neighbors: (category: string | undefined) => `More in ${category ?? 'this category'}`,
  previous: 'Previous',
  next: 'Next',
  backToBlog: 'Back to Blog',
  backToArticles: 'Back to Articles',
};

/** The notice on every page about health, in every format. */
export const generalNotice =
  'This is general information and no substitute for an examination. Call 911 or go to the nearest emergency room if you suddenly can’t see or see double, or have a serious injury. If a chemical gets in an eye, rinse it with clean water right away, before you call.';

/** Texts of the tools for sharing and printing. */
export const shareWords = {
  share: 'Share this page',
  copy: 'Copy link',
  copied: 'Link copied',
  failed: 'The link wasn’t copied. Use the link in the address bar.',
  print: 'Print',
};
