/** Texts of all or many pages. */
export const siteWords = {
  home: (practice: string) => `${practice}, home`,
  skipLink: 'Skip to main content',
  breadcrumbs: 'Breadcrumb',
  /** The phone number, or the name of the location that it reaches. */
  call: (phone: string) => `Call ${phone}`,
  callUs: 'Call',
  relatedPages: 'Related pages',
  asMarkdown: 'As Markdown',
  opensInNewTab: (name: string) => `${name} (opens in a new tab)`,
  feed: (practice: string) => `${practice}: articles and guides`,
};

/** Texts of Comfort view. */
export const comfortViewWords = {
  name: 'Comfort view',
  hint: 'A dim, warm page with bigger text, no motion, and no photos behind words. For dilated, sensitive, or tired eyes.',
  steps: ['Off', 'Large text', 'Larger text', 'Largest text'],
  storage: 'Saved on this device only.',
  done: 'Done',
};

/** Texts of the footer. */
export const footerWords = {
  copyright: (practice: string) => `© {year} ${practice}`,
  navigation: (title: string) => `Footer: ${title}`,
  quickLinks: 'Quick Links',
  links: {
    privacy: 'Privacy Policy',
    terms: 'Terms of Service',
    accessibility: 'Accessibility',
  },
  contact: 'Visit or call',
};
