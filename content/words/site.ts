/** What stands on every page, or on many. */
export const siteWords = {
  skipLink: 'Skip to main content',
  breadcrumbs: 'Breadcrumb',
  relatedPages: 'Related pages',
  asMarkdown: 'As Markdown',
  opensInNewTab: (name: string) => `${name} (opens in a new tab)`,
  feed: (practice: string) => `${practice}: articles and guides`,
};
