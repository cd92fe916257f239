/** What every page says, or many do. */
export const siteWords = {
  home: (practice: string) => `${practice}, home`,
  skipLink: 'Skip to main content',
  breadcrumbs: 'Breadcrumb',
  /** A number, or the location that it reaches. */
  call: (phone: string) => `Call ${phone}`,
  relatedPages: 'Related pages',
  asMarkdown: 'As Markdown',
  opensInNewTab: (name: string) => `${name} (opens in a new tab)`,
  feed: (practice: string) => `${practice}: articles and guides`,
};
